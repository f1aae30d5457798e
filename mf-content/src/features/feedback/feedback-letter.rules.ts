import { FEEDBACK_LENGTHS, type FeedbackLetter } from '@bazaar/contracts/content';
import { formatNumber, parseMobile, toLatinDigits } from '@bazaar/locale';
import type { FeedbackDraft } from './feedback-draft.store.ts';
import { messages } from './messages.ts';

export type FaultField = 'subject' | 'text' | 'contact';
export type Faults = Readonly<Partial<Record<FaultField, string>>>;

const MOBILE_DIGITS = 11;
const EMAIL = /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/;

/** Characters as a reader counts them, without those around the text. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}

/** What is wrong with each field, in words; empty when the letter can be sent. */
export function faultsOf({ subject, text, contact }: FeedbackDraft): Faults {
  const length = lengthOf(text);
  const { min, max } = FEEDBACK_LENGTHS.text;
  const contactFault = faultOfContact(contact.trim());
  return {
    ...(lengthOf(subject) < FEEDBACK_LENGTHS.subject.min && { subject: messages.subjectShort }),
    ...(length < min && { text: messages.textShort(formatNumber(min), formatNumber(length)) }),
    ...(length > max && { text: messages.textLong(formatNumber(length - max)) }),
    ...(contactFault !== null && { contact: contactFault }),
  };
}

function faultOfContact(contact: string): string | null {
  if (contact === '' || parseMobile(contact) !== null || EMAIL.test(contact)) {
    return null;
  }
  const digits = toLatinDigits(contact).replace(/\D/g, '').length;
  const isNumber = digits > 0 && !/[\p{L}@]/u.test(contact);
  return isNumber && digits !== MOBILE_DIGITS
    ? messages.mobileLength(formatNumber(digits))
    : messages.contactWrong;
}

/** The letter that is sent. */
export function letterOf(draft: FeedbackDraft, pagePath: string | null): FeedbackLetter {
  const contact = draft.contact.trim();
  return {
    kind: draft.kind,
    subject: draft.subject.trim(),
    text: draft.text.trim(),
    fileIds: draft.files.map(({ id }) => id),
    ...(contact !== '' && { contact: parseMobile(contact) ?? contact }),
    ...(pagePath !== null && { pagePath }),
  };
}
