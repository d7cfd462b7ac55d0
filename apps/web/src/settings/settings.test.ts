import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openSettings, type TextStore } from './settings.ts';

function textStore(text?: string): TextStore & { text: string | undefined } {
  const store = {
    text,
    getItem: () => store.text ?? null,
    setItem: (_key: string, value: string) => {
      store.text = value;
    },
  };
  return store;
}

describe('the settings', () => {
  it('are remembered', () => {
    const store = textStore();
    const settings = openSettings(store);
    expect(store.text).toBeUndefined();
    settings.theme.value = 'dark';
    settings.botSpeed.value = 'fast';
    settings.notesSeen.value = ['draw', 'canal'];
    const again = openSettings(store);
    expect(again.theme.value).toBe('dark');
    expect(again.botSpeed.value).toBe('fast');
    expect(again.notesSeen.value).toEqual(['draw', 'canal']);
    expect(again.commit.value).toBe('ask');
  });

  it('that are not understood fall back alone', () => {
    const settings = openSettings(
      textStore('{"theme":"pink","language":"fr","botSpeed":3,"notesSeen":["a","a",1],"motion":null,"more":1}'),
    );
    expect(settings.theme.value).toBe('system');
    expect(settings.language.value).toBe('fr');
    expect(settings.botSpeed.value).toBe('normal');
    expect(settings.notesSeen.value).toEqual([]);
    expect(settings.motion.value).toBe('system');
  });

  it('are whole, whatever was stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const settings = openSettings(textStore(text));
        expect(['system', 'light', 'dark']).toContain(settings.theme.value);
        expect(Array.isArray(settings.notesSeen.value)).toBe(true);
      }),
    );
  });

  it('work without a store, and say so', () => {
    const full: TextStore = {
      getItem: () => {
        throw new Error('not allowed');
      },
      setItem: () => {
        throw new Error('full');
      },
    };
    for (const store of [full, undefined]) {
      const settings = openSettings(store);
      settings.theme.value = 'light';
      expect(settings.theme.value).toBe('light');
      expect(settings.kept.value).toBe(false);
    }
  });
});
