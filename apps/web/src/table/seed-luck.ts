import type { Luck } from '@mokum/host';
import { hashText } from '@mokum/kernel';
import { seededNature } from '@mokum/nature';

/** The luck of one table, all of it from its seed: a game gone on with tomorrow draws what it would have drawn today. */
export function seedLuck(seed: string): Luck {
  const luck = {
    nature: seededNature(seed),
    lot: (purpose: string) => hashText(`${seed} ${purpose}`),
    header: { seed },
  };
  return { of: () => luck };
}
