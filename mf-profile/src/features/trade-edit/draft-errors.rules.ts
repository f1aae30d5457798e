import {
  lineTextLength,
  MAXIMUM_LINE_TEXT,
  MAXIMUM_TRADE_LINES,
  type TradeDraft,
} from '@bazaar/contracts/trade';
import { formatNumber } from '@bazaar/locale';
import type { FieldErrors } from './autosave.rules.ts';
import { conflictMessages } from './conflict-messages.ts';
import { documentMessages } from './document-messages.ts';
import { faultMessages } from './fault-messages.ts';
import { refusalMessages } from './refusal-messages.ts';

/** A part of a schema's complaint: where in the draft it is. */
interface Issue {
  path: readonly PropertyKey[];
}

const { fieldNames } = conflictMessages;
const fault = { ...faultMessages, ...refusalMessages };

/** What is said of each field of the contract that the form can fill with too much. */
const TEXTS: Readonly<Record<string, string>> = {
  lines: fault.tooManyLines(formatNumber(MAXIMUM_TRADE_LINES)),
  deliveryAddressId: fault.noAddress,
  needBy: fault.needBy,
  poNumber: fault.tooLong(fieldNames.poNumber),
  'terms.payment': fault.tooLong(fieldNames.payment),
  'terms.delivery': fault.tooLong(fieldNames.delivery),
  'terms.inspection': fault.tooLong(fieldNames.inspection),
  note: fault.tooLong(fieldNames.note),
  documents: documentMessages.fault.tooMany(),
};

/** Why the contract refuses a draft, in words, by field. */
export function draftErrors(issues: readonly Issue[]): FieldErrors {
  const fields = issues.map(({ path: [field, part] }) =>
    field === 'terms' ? `${field}.${String(part)}` : String(field),
  );
  return Object.fromEntries(fields.map((field) => [field, [TEXTS[field] ?? fault.unexpected]]));
}

/** What is said when the lines of a draft hold more text than a request can take. */
export function textErrors({ lines }: Pick<TradeDraft, 'lines'>): FieldErrors {
  return lineTextLength(lines) > MAXIMUM_LINE_TEXT
    ? { lines: [fault.tooMuchText(formatNumber(MAXIMUM_LINE_TEXT))] }
    : {};
}
