import type { ComponentChildren } from 'preact';
import type { SymbolName } from '../symbols/drawings.ts';
import { Emblem } from '../symbols/emblem.tsx';
import './button.css';

export interface ButtonProps {
  children: ComponentChildren;
  /** `main` is what the page hopes for, `legal` a possible move, `plain` everything else. */
  look?: 'main' | 'legal' | 'plain';
  symbol?: SymbolName;
  onPress: () => void;
  /** Why it cannot be pressed now; the button stays reachable and says so. */
  notNow?: string;
  /** Asked for nonetheless: the reason is given in full. */
  onAsk?: () => void;
  /** By which the page finds it again. */
  name?: string;
}

export function Button({ children, look = 'plain', symbol, onPress, notNow, onAsk, name }: ButtonProps) {
  const blocked = notNow === undefined ? {} : ({ 'aria-disabled': 'true', title: notNow } as const);
  return (
    <button
      type="button"
      class={`button button-${look}`}
      data-name={name}
      onClick={() => (notNow === undefined ? onPress() : onAsk?.())}
      {...blocked}
    >
      {symbol && <Emblem name={symbol} size={18} />}
      <span>{children}</span>
      {notNow !== undefined && <span class="only-heard">{notNow}</span>}
    </button>
  );
}

export interface IconButtonProps {
  symbol: SymbolName;
  label: string;
  onPress: () => void;
  pressed?: 'on' | 'off';
}

export function IconButton({ symbol, label, onPress, pressed }: IconButtonProps) {
  const state = pressed === undefined ? {} : { 'aria-pressed': pressed === 'on' };
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} onClick={onPress} {...state}>
      <Emblem name={symbol} size={20} />
    </button>
  );
}
