import { Mark } from '../pieces/mark.tsx';
import { OrderPoints, type OrderPointsProps } from './order-points.tsx';
import { type Sign, Signs } from '../cards/signs.tsx';
import type { OnPress, Press } from '../types.ts';
import './order-card.css';

export interface OrderView extends OrderPointsProps {
  readonly number: number;
  readonly signs: readonly Sign[];
  /** whether the others see it */
  readonly lies: 'hidden' | 'open';
  /** how far it has come; not said where there is nothing to count */
  readonly progress?: { readonly has: number; readonly needs: number };
  /** what it would score if the game ended now */
  readonly now: number;
  readonly press?: Press;
  /** `name` says all of it in one breath */
  readonly words: { title: string; text: string; lies: string; now: string; name: string };
}

export interface OrderCardProps extends OrderView {
  /** `small` leaves out the words */
  detail?: 'full' | 'small';
  onPress?: OnPress;
}

function Progress({ has, needs }: { has: number; needs: number }) {
  return (
    <span class="ams-order-progress" aria-hidden="true">
      <span class="ams-order-pips">
        {Array.from({ length: needs }, (_, i) => (
          <span key={i} class={i < has ? 'ams-order-pip-full' : ''} />
        ))}
      </span>
      <span class="figures">
        {Math.min(has, needs)}/{needs}
      </span>
    </span>
  );
}

/** A secret order: an opened letter with what it asks in symbols and words, how far it has come, and its points. */
export function OrderCard({ detail = 'full', onPress, ...order }: OrderCardProps) {
  const { number, signs, lies, progress, now, press, words } = order;
  const inside = (
    <>
      <span class="ams-order-top" aria-hidden="true">
        <span class="ams-order-wax">
          <Mark name="order" size={detail === 'full' ? 16 : 13} />
        </span>
        <span class="ams-order-title">{words.title}</span>
        <span class="ams-order-lies" title={words.lies}>
          <Mark name={lies === 'open' ? 'eye' : 'hidden'} size={16} />
        </span>
      </span>
      <span class="ams-order-ask">
        <Signs signs={signs} size={detail === 'full' ? 24 : 20} />
      </span>
      {detail === 'full' && (
        <span class="ams-order-text" aria-hidden="true">
          {words.text}
        </span>
      )}
      {progress && <Progress {...progress} />}
      <span class="ams-order-foot">
        <OrderPoints {...order} />
        <span
          class={`ams-order-now figures${now > 0 ? ' ams-order-now-earned' : ''}`}
          title={words.now}
          aria-hidden="true"
        >
          {now}
        </span>
      </span>
    </>
  );
  const look = `ams-order ams-order-${detail} ams-order-lies-${lies}${now > 0 ? ' ams-order-met' : ''}${press ? ` ams-press-${press.state ?? 'legal'}` : ''}`;
  return press && onPress ? (
    <button
      type="button"
      class={look}
      aria-pressed={press.state === 'chosen'}
      aria-disabled={press.state === 'not-now'}
      data-order={number}
      data-spot={press.id}
      onClick={() => onPress(press.id)}
    >
      <span class="only-heard">{press.label}</span>
      {inside}
    </button>
  ) : (
    <div class={look} role="img" aria-label={words.name} data-order={number}>
      {inside}
    </div>
  );
}

/** The back of an order: a folded letter under a seal with the three crosses of the city. */
export function OrderBack({ size = 40, label }: { size?: number; label?: string }) {
  return (
    <svg
      class="ams-token ams-order-back"
      width={size}
      height={size * 0.75}
      viewBox="0 0 48 36"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' })}
    >
      <rect class="ams-letter" x="1" y="1" width="46" height="34" rx="2" />
      <path class="ams-letter-fold" d="M2 3L24 20L46 3M2 33L18 16M46 33L30 16" />
      <path
        class="ams-letter-wax"
        d="M24 9C29 8 33.6 12 33.4 17.6C34 23 29.6 27.4 24.4 27C18.6 27.6 14.2 23.4 14.8 18C14.2 12.6 18.6 8.4 24 9Z"
      />
      <path class="ams-letter-crosses" d="M22 10.8l4 4m0 -4l-4 4M22 16l4 4m0 -4l-4 4M22 21.2l4 4m0 -4l-4 4" />
    </svg>
  );
}

export interface OrderHandProps {
  orders: readonly OrderView[];
  detail?: 'full' | 'small';
  onPress?: OnPress;
  words: { row: string; sum: string };
}

/** One's own orders side by side, with what they bring together as things stand. */
export function OrderHand({ orders, detail = 'small', onPress, words }: OrderHandProps) {
  return (
    <div
      class="ams-orders"
      role="group"
      aria-label={words.row}
      data-group="orders"
      {...(onPress ? {} : { tabindex: 0 })}
    >
      {orders.map((order) => (
        <OrderCard key={order.number} {...order} detail={detail} {...(onPress ? { onPress } : {})} />
      ))}
      <span class="ams-orders-sum">{words.sum}</span>
    </div>
  );
}

export interface RivalOrdersProps {
  hidden: number;
  open: readonly Pick<OrderView, 'number' | 'signs' | 'now'>[];
  words: { hidden: string; open: (number: number) => string };
}

/** What is known of an opponent's orders: backs, and those that lie open. */
export function RivalOrders({ hidden, open, words }: RivalOrdersProps) {
  return (
    <span class="ams-rival-orders">
      {hidden > 0 && (
        <span class="ams-rival-backs" role="img" aria-label={words.hidden} title={words.hidden}>
          <OrderBack size={26} />
          <span class="figures">{hidden}</span>
        </span>
      )}
      {open.map(({ number, signs, now }) => (
        <span
          key={number}
          class="ams-rival-order"
          role="img"
          aria-label={words.open(number)}
          title={words.open(number)}
        >
          <Signs signs={signs} size={15} />
          <span class={`ams-order-now figures${now > 0 ? ' ams-order-now-earned' : ''}`}>{now}</span>
        </span>
      ))}
    </span>
  );
}
