import type { output, ZodMiniType } from 'zod/mini';
import type { AddressField } from './define-address.ts';
import { toNumber } from './query-encoder.ts';

/** A value with a spelling of its own. */
export const textField = <Value>(field: AddressField<Value>) => field;

/** A yes that one word in the query stands for. */
export function flagField(yes: string, key?: string): AddressField<boolean> {
  return { key, initial: false, read: ([text]) => text === yes, write: () => yes };
}

/** One of several words; `null` as the initial value stands for none of them. */
export function choiceField<const Word extends string, Initial extends NoInfer<Word> | null>(
  words: readonly Word[],
  initial: Initial,
  key?: string,
): AddressField<Word | Initial> {
  return { key, initial, read: ([text]) => words.find((word) => word === text) };
}

/** One value that a schema accepts. */
export function valueField<Schema extends ZodMiniType, Initial extends output<Schema> | null | undefined>(
  schema: Schema,
  initial: Initial,
  key?: string,
): AddressField<output<Schema> | Initial> {
  return { key, initial, read: ([text]) => accepted(schema, text) };
}

/** The value that a text, or the number that it spells, is for a schema; `undefined` where the schema refuses both. */
export function accepted<Schema extends ZodMiniType>(
  schema: Schema,
  text: string | undefined,
): output<Schema> | undefined {
  const asText = schema.safeParse(text);
  return asText.success ? asText.data : schema.safeParse(toNumber(text)).data;
}

const MAX_PAGE = 100_000;

/** The number of a page, from 1; a number that is too large is the largest one. */
export const pageField: AddressField<number> = {
  initial: 1,
  read: ([text = '']) => (/^\d{1,6}$/.test(text) ? Math.min(Math.max(Number(text), 1), MAX_PAGE) : undefined),
};
