import type { CustomerRole, DeliveryAddressInput } from '@bazaar/contracts/merchant';
import { isPostalCode, normalizeFa, parseMobile, toLatinDigits } from '@bazaar/locale';
import { messages } from '../messages.ts';

/** Maximum number of addresses of a customer. */
export const MAXIMUM_ADDRESSES = 20;

/** An address in its stored form, without its places. */
export interface AddressFields {
  readonly title: string;
  readonly address: string;
  readonly plaque: string | null;
  readonly unit: string | null;
  readonly postalCode: string;
  readonly receiverName: string;
  /** E.164. */
  readonly receiverMobile: string;
}

type AddressTexts = Pick<
  DeliveryAddressInput,
  'title' | 'address' | 'plaque' | 'unit' | 'postalCode' | 'receiverName' | 'receiverMobile'
>;

type ReadAddress =
  | { readonly fields: AddressFields; readonly faults: null }
  | { readonly fields: null; readonly faults: Record<string, string[]> };

/** Parses the input of a form: the stored form, or Persian messages by field. */
export function readAddress(input: AddressTexts): ReadAddress {
  const optional = (text: string | null | undefined) => normalizeFa(text ?? '') || null;
  const receiverMobile = parseMobile(input.receiverMobile);
  const fields = {
    title: normalizeFa(input.title),
    address: normalizeFa(input.address),
    plaque: optional(input.plaque),
    unit: optional(input.unit),
    postalCode: toLatinDigits(normalizeFa(input.postalCode)).replace(/[\s-]/g, ''),
    receiverName: normalizeFa(input.receiverName),
  };
  const wrong: readonly (readonly [string, boolean, string])[] = [
    ['title', fields.title === '', messages.required],
    ['address', fields.address === '', messages.required],
    ['receiverName', fields.receiverName === '', messages.required],
    ['postalCode', !isPostalCode(fields.postalCode), messages.postalCode],
    ['receiverMobile', receiverMobile === null, messages.mobile],
  ];
  const faults = wrong.filter(([, isWrong]) => isWrong).map(([field, , message]) => [field, [message]]);
  return receiverMobile === null || faults.length > 0
    ? { fields: null, faults: Object.fromEntries(faults) }
    : { fields: { ...fields, receiverMobile }, faults: null };
}

/** Whether an agent with this role may change the addresses of a customer. */
export function mayWriteAddresses(role: CustomerRole): boolean {
  return role === 'owner' || role === 'approver' || role === 'requester';
}
