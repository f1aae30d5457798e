import { choiceField, defineAddress, profileLinks } from '@bazaar/contracts';

/** The steps of the form, in their order. */
export const STEPS = ['lines', 'delivery', 'terms', 'check'] as const;
export type Step = (typeof STEPS)[number];

const fields = { step: choiceField(STEPS, 'lines') };

/** The query of the form. */
export const tradeEditAddress = defineAddress(fields);

/** The address of a step, or of one field of it. */
export function stepHref(id: number, step: Step, fieldId?: string): string {
  const hash = fieldId === undefined ? '' : `#${fieldId}`;
  return profileLinks.tradeRequestEdit(id) + tradeEditAddress.write({ step }) + hash;
}
