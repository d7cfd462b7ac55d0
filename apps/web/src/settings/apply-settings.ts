import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { BOT_PACES, type Settings } from './settings.ts';

/** A media query as a signal. */
function media(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
}

/** Puts the settings on the page: `data-theme` and `data-motion` on the root, where the style sheets look for them. */
export function applySettings({ theme, motion, botSpeed }: Settings) {
  const dark = media('(prefers-color-scheme: dark)');
  const still = media('(prefers-reduced-motion: reduce)');
  const effectiveTheme = computed(() => (theme.value === 'system' ? (dark.value ? 'dark' : 'light') : theme.value));
  const effectiveMotion = computed(() =>
    motion.value === 'system' ? (still.value ? 'reduced' : 'full') : motion.value,
  );
  effect(() => {
    const { dataset } = document.documentElement;
    if (theme.value === 'system') delete dataset['theme'];
    else dataset['theme'] = theme.value;
    if (motion.value === 'system') delete dataset['motion'];
    else dataset['motion'] = motion.value === 'full' ? 'full' : 'none';
  });
  return {
    theme: effectiveTheme,
    motion: effectiveMotion,
    /** milliseconds between the rows of bots */
    pace: computed(() => BOT_PACES[botSpeed.value]),
  };
}
