import { CityId, type DeliveryAddressInput, StateId } from '@bazaar/contracts/merchant';
import { isPostalCode, parseMobile, toLatinDigits } from '@bazaar/locale';
import { addressMessages as messages } from './address-messages.ts';

/** A new address as it is typed. */
export interface AddressForm {
  title: string;
  provinceId: string;
  cityId: string;
  address: string;
  plaque: string;
  unit: string;
  postalCode: string;
  receiverName: string;
  receiverMobile: string;
}

/** What is wrong, in words, by field. */
export type AddressFaults = Partial<Record<keyof AddressForm, string>>;

export const EMPTY_ADDRESS: AddressForm = {
  ...{ title: '', provinceId: '', cityId: '', address: '', plaque: '', unit: '' },
  ...{ postalCode: '', receiverName: '', receiverMobile: '' },
};

/** What is wrong with a typed address; empty when it can be sent. */
export function addressFaults(form: AddressForm): AddressFaults {
  const checks: readonly (readonly [keyof AddressForm, boolean])[] = [
    ['title', form.title.trim() !== ''],
    ['provinceId', form.provinceId !== ''],
    ['cityId', form.cityId !== ''],
    ['address', form.address.trim().length >= 5],
    ['postalCode', isPostalCode(postalDigits(form.postalCode))],
    ['receiverName', form.receiverName.trim().length >= 2],
    ['receiverMobile', parseMobile(form.receiverMobile) !== null],
  ];
  const faults = checks.filter(([, isRight]) => !isRight).map(([field]) => [field, messages.fault[field]]);
  return Object.fromEntries(faults);
}

/** A checked address as the service takes it. */
export function addressInput(form: AddressForm): DeliveryAddressInput {
  const optional = (text: string) => (text.trim() === '' ? null : text.trim());
  return {
    title: form.title.trim(),
    provinceId: StateId.parse(Number(form.provinceId)),
    cityId: CityId.parse(Number(form.cityId)),
    address: form.address.trim(),
    plaque: optional(form.plaque),
    unit: optional(form.unit),
    postalCode: postalDigits(form.postalCode),
    receiverName: form.receiverName.trim(),
    receiverMobile: form.receiverMobile.trim(),
  };
}

function postalDigits(text: string): string {
  return toLatinDigits(text).replace(/[\s-]/g, '');
}
