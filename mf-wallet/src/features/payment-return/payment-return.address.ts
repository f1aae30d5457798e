import { defineAddress, entityId, links, profileLinks, textField, valueField } from '@bazaar/contracts';

const REFERENCE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const fields = {
  paymentId: valueField(entityId(), null),
  /** The request that is paid after a charge. */
  next: valueField(entityId(), null),
  /** What names the outcome to a browser without a session. */
  outcome: textField<string | null>({
    initial: null,
    read: ([text = '']) => (REFERENCE.test(text) ? text : undefined),
  }),
};

/** The query with which a gateway returns. */
export const returnAddress = defineAddress(fields);

/** The page of the payment in the profile. */
export function paymentHref(paymentId: number | null, next: number | null): string {
  if (paymentId === null) {
    return links.wallet();
  }
  return profileLinks.payment(paymentId) + (next === null ? '' : `&next=${next}`);
}
