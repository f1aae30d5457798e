import { choiceField, defineAddress, profileLinks, type StateOf } from '@bazaar/contracts';

/** The spans of the chart, in days. */
export const SPANS = ['7', '30', '90'] as const;

const fields = {
  /** How many days the chart of visits shows. */
  days: choiceField(SPANS, '30'),
};

/** The query of the business account. */
export const businessAccountAddress = defineAddress(fields);

/** The state in the address. */
export type BusinessAccountView = StateOf<typeof fields>;

/** The address of the business account with a span of its chart. */
export function businessAccountHref(view: BusinessAccountView): string {
  return profileLinks.businessAccount() + businessAccountAddress.write(view);
}
