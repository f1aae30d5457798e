import type { NeedPart } from '@bazaar/contracts/product';
import { parseNumberFa } from '@bazaar/locale';
import { messages } from './messages.ts';
import { without } from './need.address.ts';

/** The fields of a draft's form. */
export interface DraftFields {
  text: string;
  quantity: string;
  unit: string;
}

export type DraftErrors = Partial<Record<keyof DraftFields, string>>;

const MIN_TEXT_LENGTH = 3;
export const MAX_TEXT_LENGTH = 300;
export const MAX_UNIT_LENGTH = 40;
const MAX_QUANTITY = 1_000_000;
const MAX_FACT_LENGTH = 200;

/** The errors that prevent sending; empty when there are none. */
export function draftErrors({ text, quantity, unit }: DraftFields): DraftErrors {
  return {
    ...(text.trim().length < MIN_TEXT_LENGTH && { text: messages.draft.textShort }),
    ...(quantityOf(quantity) === null && { quantity: messages.draft.quantityWrong }),
    ...(unit.trim() === '' && { unit: messages.draft.unitWrong }),
  };
}

/** A whole quantity in any digits; null for anything else. */
export function quantityOf(text: string): number | null {
  const value = parseNumberFa(text);
  return value !== null && Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY ? value : null;
}

/** Kinds of parts that a line has fields of its own for, and the budget, which is for the buyer's eyes only. */
const NO_PROPERTY = new Set<NeedPart['kind']>(['good', 'quantity', 'budget']);

/** What the need asks of a supplier beside the goods and their quantity, as properties of the line. */
export function lineProperties(parts: readonly NeedPart[]): { title: string; text: string }[] {
  return parts
    .filter(({ kind }) => !NO_PROPERTY.has(kind))
    .map(({ title, text }) => ({ title, text: text.slice(0, MAX_FACT_LENGTH) }));
}

/** The need as suppliers read it: without the budget, at most as long as a line may be. */
export function lineText(need: string, parts: readonly NeedPart[]): string {
  const budget = parts.find(({ kind }) => kind === 'budget');
  const text = budget === undefined ? need : without(need, budget);
  return text.slice(0, MAX_TEXT_LENGTH).toWellFormed();
}
