import type { CustomerKind, CustomerProfile, CustomerProfileInput } from '@bazaar/contracts/merchant';
import {
  formatSheba,
  isLegalId,
  isNationalId,
  isSheba,
  normalizeFa,
  toLatinDigits,
  toPersianDigits,
} from '@bazaar/locale';
import { messages } from './messages.ts';

/** Every field that the form may show; the names are those of the contract. */
export const PROFILE_FIELDS = [
  'companyName',
  'nationalLegalId',
  'firstName',
  'lastName',
  'nationalId',
  'economicCode',
  'email',
  'sheba',
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** The texts as they were typed. */
export type ProfileDraft = Readonly<Record<ProfileField, string>>;

/** What is wrong with which field. */
export type ProfileFaults = Partial<Record<ProfileField, string>>;

/** Whose data the form holds: a company that is not registered yet needs fewer. */
export interface ProfileSubject {
  kind: CustomerKind;
  isRegistered: boolean;
}

const FIELDS_OF: Readonly<Record<CustomerKind, readonly ProfileField[]>> = {
  person: ['firstName', 'lastName', 'nationalId', 'economicCode', 'email', 'sheba'],
  company: ['companyName', 'nationalLegalId', 'economicCode', 'firstName', 'lastName', 'email', 'sheba'],
};
const FIELDS_OF_REGISTRATION: readonly ProfileField[] = [
  'companyName',
  'nationalLegalId',
  'economicCode',
  'firstName',
  'lastName',
];

const MIN_NAME = 2;
const MAX_NAME = 60;
const MAX_COMPANY_NAME = 120;
const NATIONAL_ID_DIGITS = 10;
const LEGAL_ID_DIGITS = 11;
const SHEBA_DIGITS = 24;
/** Old numbers have twelve digits; a company's is its national id today, and a person's has fourteen. */
const ECONOMIC_CODE = /^(\d{11,12}|\d{14})$/;
const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[a-z]{2,24}$/i;
const { fault } = messages;

/** The fields of the form, in its order. */
export function fieldsOf({ kind, isRegistered }: ProfileSubject): readonly ProfileField[] {
  return kind === 'company' && !isRegistered ? FIELDS_OF_REGISTRATION : FIELDS_OF[kind];
}

/** The saved data as the form shows them; empty texts for a company that is not registered yet. */
export function draftOf(profile: CustomerProfile | null): ProfileDraft {
  const shown = (field: ProfileField) => profile?.[field] ?? '';
  return {
    companyName: shown('companyName'),
    nationalLegalId: toPersianDigits(shown('nationalLegalId')),
    firstName: shown('firstName'),
    lastName: shown('lastName'),
    nationalId: toPersianDigits(shown('nationalId')),
    economicCode: toPersianDigits(shown('economicCode')),
    email: shown('email'),
    sheba: formatSheba(shown('sheba')),
  };
}

/** Whether anything differs from what is saved. */
export function isDirty(draft: ProfileDraft, saved: ProfileDraft): boolean {
  return PROFILE_FIELDS.some((field) => draft[field] !== saved[field]);
}

/** An IBAN as it is stored, `IR` and digits; a missing `IR` is added. */
export function compactSheba(text: string): string {
  const sheba = digitsOf(text).toUpperCase();
  return /^\d+$/.test(sheba) ? `IR${sheba}` : sheba;
}

/** What must be corrected before saving; empty when nothing must. */
export function profileFaults(subject: ProfileSubject, draft: ProfileDraft): ProfileFaults {
  const found = fieldsOf(subject).flatMap((field) => {
    const text = faultOf(field, draft[field], subject.kind);
    return text === undefined ? [] : [[field, text]];
  });
  return Object.fromEntries(found);
}

function faultOf(field: ProfileField, text: string, kind: CustomerKind): string | undefined {
  if (normalizeFa(text) === '') {
    return kind === 'company' ? missingOfCompany(field) : undefined;
  }
  return CHECKS[field](text);
}

function missingOfCompany(field: ProfileField): string | undefined {
  if (field === 'companyName') {
    return fault.companyNameEmpty;
  }
  return field === 'nationalLegalId' ? fault.nationalLegalIdEmpty : undefined;
}

const CHECKS: Readonly<Record<ProfileField, (text: string) => string | undefined>> = {
  firstName: (text) => (isBetween(text, MIN_NAME, MAX_NAME) ? undefined : fault.firstName),
  lastName: (text) => (isBetween(text, MIN_NAME, MAX_NAME) ? undefined : fault.lastName),
  companyName: (text) => (isBetween(text, MIN_NAME, MAX_COMPANY_NAME) ? undefined : fault.companyName),
  nationalId: (text) =>
    idFault(digitsOf(text), {
      length: NATIONAL_ID_DIGITS,
      isValid: isNationalId,
      wrongLength: fault.nationalIdLength,
      wrong: fault.nationalId,
    }),
  nationalLegalId: (text) =>
    idFault(digitsOf(text), {
      length: LEGAL_ID_DIGITS,
      isValid: isLegalId,
      wrongLength: fault.nationalLegalIdLength,
      wrong: fault.nationalLegalId,
    }),
  economicCode: (text) => (ECONOMIC_CODE.test(digitsOf(text)) ? undefined : fault.economicCode),
  email: (text) => (EMAIL.test(emailOf(text)) ? undefined : fault.email),
  sheba: shebaFault,
};

interface IdRule {
  length: number;
  isValid: (id: string) => boolean;
  wrongLength: (typed: string) => string;
  wrong: string;
}

function idFault(id: string, { length, isValid, wrongLength, wrong }: IdRule): string | undefined {
  if (/\D/.test(id)) {
    return fault.digitsOnly;
  }
  if (id.length !== length) {
    return wrongLength(toPersianDigits(id.length));
  }
  return isValid(id) ? undefined : wrong;
}

function shebaFault(text: string): string | undefined {
  const sheba = compactSheba(text);
  const digits = sheba.replace(/^IR/, '');
  if (!sheba.startsWith('IR') || /\D/.test(digits)) {
    return fault.sheba;
  }
  if (digits.length !== SHEBA_DIGITS) {
    return fault.shebaLength(toPersianDigits(digits.length));
  }
  return isSheba(sheba) ? undefined : fault.sheba;
}

/** The request of a draft without faults. What the form does not show stays as it is saved. */
export function inputOf(profile: CustomerProfile, draft: ProfileDraft): CustomerProfileInput {
  const { kind } = profile;
  const stored = storedFields(draft);
  const shown = FIELDS_OF[kind];
  const textOf = (field: ProfileField) => (shown.includes(field) ? stored[field] : profile[field]);
  return {
    kind,
    ...Object.fromEntries(PROFILE_FIELDS.map((field) => [field, textOf(field)])),
  };
}

/** The texts in their stored form: Latin digits without separators; null for empty ones. */
export function storedFields(draft: ProfileDraft): Record<ProfileField, string | null> {
  const nameOf = (text: string) => normalizeFa(text).replace(/\s+/g, ' ') || null;
  return {
    companyName: nameOf(draft.companyName),
    nationalLegalId: digitsOf(draft.nationalLegalId) || null,
    firstName: nameOf(draft.firstName),
    lastName: nameOf(draft.lastName),
    nationalId: digitsOf(draft.nationalId) || null,
    economicCode: digitsOf(draft.economicCode) || null,
    email: emailOf(draft.email) || null,
    sheba: digitsOf(draft.sheba) === '' ? null : compactSheba(draft.sheba),
  };
}

const digitsOf = (text: string) => toLatinDigits(normalizeFa(text)).replace(/[\s\u2010-\u2015-]/g, '');

const emailOf = (text: string) => toLatinDigits(normalizeFa(text)).toLowerCase();

function isBetween(text: string, least: number, most: number): boolean {
  const { length } = normalizeFa(text);
  return length >= least && length <= most;
}
