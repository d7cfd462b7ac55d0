import type { Spoken } from '../spoken.ts';

export const english: Spoken = {
  name: 'English',
  parts: {
    page: async () => (await import('./page.ts')).page,
    table: async () => (await import('./table.ts')).table,
    grachtenpand: async () => (await import('./grachtenpand.ts')).grachtenpand,
    nieuwAmsterdam: async () => (await import('./nieuw-amsterdam.ts')).nieuwAmsterdam,
    amsterdam: async () => (await import('./amsterdam.ts')).amsterdam,
    amsterdamSolo: async () => (await import('./amsterdam-solo.ts')).amsterdamSolo,
  },
};
