import type { CustomerKind, CustomerProfile, CustomerProfileInput } from '@bazaar/contracts/merchant';
import { formatSheba, normalizeFa, toPersianDigits } from '@bazaar/locale';
import { messages } from './messages.ts';
import { checkText, compactSheba, digitsOf, emailOf } from './profile-check.rules.ts';
import { PROFILE_FIELDS, type ProfileField } from './profile-fields.ts';

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
  return checkText(field, text);
}

function missingOfCompany(field: ProfileField): string | undefined {
  if (field === 'companyName') {
    return fault.companyNameEmpty;
  }
  return field === 'nationalLegalId' ? fault.nationalLegalIdEmpty : undefined;
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
