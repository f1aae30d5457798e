import { choiceField, defineAddress, profileLinks, type StateOf, valueField } from '@bazaar/contracts';
import { SupplierProductId } from '@bazaar/contracts/product';
import * as z from 'zod/mini';

/** The steps of the form, in their order. */
export const STEPS = ['lines', 'delivery', 'terms', 'check'] as const;
export type Step = (typeof STEPS)[number];

const Quantity = z.int().check(z.gte(1), z.lte(1_000_000));

const fields = {
  step: choiceField(STEPS, 'lines'),
  /** An item to be added, as a product page asks for it. */
  add: valueField(SupplierProductId, null),
  quantity: valueField(Quantity, null),
};

/** The query of the form. */
export const tradeEditAddress = defineAddress(fields);
export type TradeEditState = StateOf<typeof fields>;

/** The address of a step, or of one field of it. */
export function stepHref(id: number, step: Step, fieldId?: string): string {
  const hash = fieldId === undefined ? '' : `#${fieldId}`;
  return profileLinks.tradeRequestEdit(id) + tradeEditAddress.write({ step }) + hash;
}
