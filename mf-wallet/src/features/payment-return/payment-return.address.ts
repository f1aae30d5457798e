import { defineAddress, entityId, links, profileLinks, textField, valueField } from '@bazaar/contracts';
import { readRial } from '../../common/money/rial-text.rules.ts';
import { type AfterCharge, writeAfter } from '../../common/payment/gateway-navigation.ts';

const REFERENCE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const fields = {
  paymentId: valueField(entityId(), null),
  /** The request that is paid after a charge. */
  next: valueField(entityId(), null),
  /** The request that goes on after a charge. */
  back: valueField(entityId(), null),
  /** What is still to be charged after it, in rial, and the company's wallet that it goes to. */
  charge: textField<number | null>({ initial: null, read: ([text]) => readRial(text) }),
  company: valueField(entityId(), null),
  /** What names the outcome to a browser without a session. */
  outcome: textField<string | null>({
    initial: null,
    read: ([text = '']) => (REFERENCE.test(text) ? text : undefined),
  }),
};

/** The query with which a gateway returns. */
export const returnAddress = defineAddress(fields);

/** The page of the payment in the profile, with what comes after it. */
export function paymentHref(paymentId: number | null, after: AfterCharge): string {
  if (paymentId === null) {
    return links.wallet();
  }
  const query = writeAfter(after);
  return profileLinks.payment(paymentId) + (query === '' ? '' : `&${query}`);
}
