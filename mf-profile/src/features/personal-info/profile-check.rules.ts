import {
  isLegalId,
  isNationalId,
  isSheba,
  normalizeFa,
  toLatinDigits,
  toPersianDigits,
} from '@bazaar/locale';
import { messages } from './messages.ts';
import type { ProfileField } from './profile-fields.ts';

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

/** What is wrong with a text of a field; undefined when nothing is. */
export function checkText(field: ProfileField, text: string): string | undefined {
  return CHECKS[field](text);
}

/** An IBAN as it is stored, `IR` and digits; a missing `IR` is added. */
export function compactSheba(text: string): string {
  const sheba = digitsOf(text).toUpperCase();
  return /^\d+$/.test(sheba) ? `IR${sheba}` : sheba;
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

/** Digits in their stored form: Latin, without spaces and dashes. */
export const digitsOf = (text: string) => toLatinDigits(normalizeFa(text)).replace(/[\s\u2010-\u2015-]/g, '');

/** An email address in its stored form. */
export const emailOf = (text: string) => toLatinDigits(normalizeFa(text)).toLowerCase();

function isBetween(text: string, least: number, most: number): boolean {
  const { length } = normalizeFa(text);
  return length >= least && length <= most;
}
