import type { ProductFact } from '@bazaar/contracts/product';
import type * as z from 'zod/mini';

export type Fact = z.input<typeof ProductFact>;

const LATIN_ONLY = /^[\x20-\x7e]+$/;

/** A fact with a text value; codes and standards, all Latin, are marked. */
export function textFact(title: string, text: string): Fact {
  return { title, value: null, maxValue: null, text, isCode: LATIN_ONLY.test(text), unitSymbol: null };
}

/** A fact with a number and the symbol of its unit. */
export function numberFact(title: string, value: number, unitSymbol: string | null): Fact {
  return { title, value, maxValue: null, text: null, isCode: false, unitSymbol };
}

/** A fact with a range of numbers and the symbol of their unit. */
export function rangeFact(
  title: string,
  { from, to, unitSymbol }: { readonly from: number; readonly to: number; readonly unitSymbol: string },
): Fact {
  return { title, value: from, maxValue: to, text: null, isCode: false, unitSymbol };
}
