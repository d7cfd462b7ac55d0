import type { Refusal } from '@mokum/kernel';

/** A reply that refuses. */
export const refused = (code: string, message: string): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: { code, message },
});
