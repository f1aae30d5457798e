import {
  CityId,
  type DeliveryAddress,
  type DeliveryAddressInput,
  StateId,
  UrbanAreaId,
} from '@bazaar/contracts/merchant';
import { isPostalCode, normalizeFa, parseMobile, toLatinDigits, toPersianDigits } from '@bazaar/locale';
import { faultMessages as fault } from './messages.ts';

/** An address as it is being written: texts as they were typed, ids as the selects hold them. */
export interface AddressDraft {
  title: string;
  provinceId: string;
  cityId: string;
  urbanAreaId: string;
  address: string;
  plaque: string;
  unit: string;
  postalCode: string;
  receiverName: string;
  receiverMobile: string;
  isSelected: boolean;
}

/** The fields in the order of the form; the names are those of the contract. */
export const ADDRESS_FIELDS = [
  'title',
  'provinceId',
  'cityId',
  'urbanAreaId',
  'address',
  'plaque',
  'unit',
  'postalCode',
  'receiverName',
  'receiverMobile',
] as const satisfies readonly (keyof AddressDraft)[];
type AddressField = (typeof ADDRESS_FIELDS)[number];

/** What is wrong with which field. */
export type AddressFaults = Partial<Record<AddressField, string>>;

const MAX = { title: 60, address: 300, plaque: 20, unit: 20, receiverName: 80 } as const;
const MIN_ADDRESS = 5;
const MIN_NAME = 2;
const POSTAL_DIGITS = 10;

/** A form to fill in; the receiver is usually the one of the address before. */
export function emptyDraft(previous: DeliveryAddress | undefined): AddressDraft {
  return {
    title: '',
    provinceId: '',
    cityId: '',
    urbanAreaId: '',
    address: '',
    plaque: '',
    unit: '',
    postalCode: '',
    receiverName: previous?.receiverName ?? '',
    receiverMobile: previous === undefined ? '' : showMobile(previous.receiverMobile),
    isSelected: false,
  };
}

/** A saved address, to be changed. */
export function draftOf(saved: DeliveryAddress): AddressDraft {
  return {
    title: saved.title,
    provinceId: String(saved.provinceId),
    cityId: String(saved.cityId),
    urbanAreaId: saved.urbanAreaId === null ? '' : String(saved.urbanAreaId),
    address: saved.address,
    plaque: saved.plaque ?? '',
    unit: saved.unit ?? '',
    postalCode: toPersianDigits(saved.postalCode),
    receiverName: saved.receiverName,
    receiverMobile: showMobile(saved.receiverMobile),
    // Only a choice made in the form is sent: the default may have changed elsewhere since.
    isSelected: false,
  };
}

/** Changes a draft; another province empties the city, another city the district. */
export function changeDraft(draft: AddressDraft, change: Partial<AddressDraft>): AddressDraft {
  const next = { ...draft, ...change };
  const cityId = next.provinceId === draft.provinceId ? next.cityId : '';
  return { ...next, cityId, urbanAreaId: cityId === draft.cityId ? next.urbanAreaId : '' };
}

/** What must be corrected before an address can be saved; empty when nothing must. */
export function addressFaults(draft: AddressDraft): AddressFaults {
  const found: Record<AddressField, string | undefined> = {
    title: textFault(draft.title, { min: 1, max: MAX.title, short: fault.title, long: fault.titleLong }),
    provinceId: draft.provinceId === '' ? fault.province : undefined,
    cityId: draft.cityId === '' ? fault.city : undefined,
    urbanAreaId: undefined,
    address: textFault(draft.address, {
      min: MIN_ADDRESS,
      max: MAX.address,
      short: fault.address(toPersianDigits(MIN_ADDRESS)),
      long: fault.addressLong,
    }),
    plaque: textFault(draft.plaque, { min: 0, max: MAX.plaque, short: '', long: fault.short }),
    unit: textFault(draft.unit, { min: 0, max: MAX.unit, short: '', long: fault.short }),
    postalCode: postalCodeFault(draft.postalCode),
    receiverName: textFault(draft.receiverName, {
      min: MIN_NAME,
      max: MAX.receiverName,
      short: fault.receiverName,
      long: fault.receiverNameLong,
    }),
    receiverMobile: parseMobile(draft.receiverMobile) === null ? fault.receiverMobile : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text !== undefined));
}

/** The request of a draft without faults. */
export function inputOf(draft: AddressDraft): DeliveryAddressInput {
  const optional = (text: string) => normalizeFa(text) || null;
  return {
    title: normalizeFa(draft.title),
    provinceId: StateId.parse(Number(draft.provinceId)),
    cityId: CityId.parse(Number(draft.cityId)),
    urbanAreaId: draft.urbanAreaId === '' ? null : UrbanAreaId.parse(Number(draft.urbanAreaId)),
    address: normalizeFa(draft.address),
    plaque: optional(draft.plaque),
    unit: optional(draft.unit),
    postalCode: compactCode(draft.postalCode),
    receiverName: normalizeFa(draft.receiverName),
    receiverMobile: parseMobile(draft.receiverMobile) ?? draft.receiverMobile,
    isSelected: draft.isSelected,
  };
}

/** Why a text is no postal code; undefined when it is one. Digits of any script, spaces and dashes are allowed. */
export function postalCodeFault(text: string): string | undefined {
  const code = compactCode(text);
  if (code === '') {
    return fault.postalCodeEmpty;
  }
  if (/\D/.test(code)) {
    return fault.postalCodeLetters;
  }
  if (code.length !== POSTAL_DIGITS) {
    return fault.postalCodeLength(toPersianDigits(code.length));
  }
  if (/^[02]/.test(code)) {
    return fault.postalCodeStart;
  }
  return isPostalCode(code) ? undefined : fault.postalCodeEqual;
}

interface TextLimits {
  min: number;
  max: number;
  short: string;
  long: (maximum: string) => string;
}

function textFault(text: string, { min, max, short, long }: TextLimits): string | undefined {
  const { length } = normalizeFa(text);
  if (length < min) {
    return short;
  }
  return length > max ? long(toPersianDigits(max)) : undefined;
}

const compactCode = (text: string) => toLatinDigits(normalizeFa(text)).replace(/[\s\u2010-\u2015-]/g, '');

const showMobile = (mobile: string) => toPersianDigits(mobile.replace(/^\+98/, '0'));
