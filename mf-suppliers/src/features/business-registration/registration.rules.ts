import type { FeedbackLetter } from '@bazaar/contracts/content';
import { parseMobile } from '@bazaar/locale';
import { messages } from './messages.ts';

/** What the form holds, as typed. */
export interface RegistrationDraft {
  name: string;
  person: string;
  mobile: string;
  field: string;
}

export const EMPTY_DRAFT: RegistrationDraft = { name: '', person: '', mobile: '', field: '' };

export const MAX_LENGTHS: Readonly<Record<keyof RegistrationDraft, number>> = {
  name: 100,
  person: 80,
  mobile: 20,
  field: 2_000,
};
const MIN_NAME = 3;
const MIN_PERSON = 3;
const MIN_FIELD = 10;

/** What is wrong with each field, in words; empty when the form can be sent. */
export function faultsOf(draft: RegistrationDraft): Partial<Record<keyof RegistrationDraft, string>> {
  return {
    ...(draft.name.trim().length < MIN_NAME && { name: messages.nameShort }),
    ...(draft.person.trim().length < MIN_PERSON && { person: messages.personShort }),
    ...(parseMobile(draft.mobile) === null && { mobile: messages.mobileWrong }),
    ...(draft.field.trim().length < MIN_FIELD && { field: messages.fieldShort(MIN_FIELD) }),
  };
}

/** The letter that the operators get. */
export function letterOf({ name, person, mobile, field }: RegistrationDraft): FeedbackLetter {
  return {
    kind: 'BusinessRegistration',
    subject: messages.subject(name.trim()),
    text: messages.letter(person.trim(), field.trim()),
    contact: parseMobile(mobile) ?? mobile,
    fileIds: [],
  };
}
