import { formatNumber, isolate } from '@bazaar/locale';
import type { LineForm } from './draft-form.rules.ts';
import { messages } from './messages.ts';
import type { ItemTerms } from './quantity.rules.ts';
import type { Step } from './trade-edit.address.ts';

/** What prevents a request from being handed in, and where it is corrected. */
export interface Problem {
  step: Step;
  /** Id of the control. */
  fieldId: string;
  text: string;
}

/** The parts of a line that can be at fault. */
export interface LineFaults {
  title?: string;
  unit?: string;
  properties?: string;
  quantity?: string;
  targetPrice?: string;
}

/** What is known of an item: its terms, null while they are unknown, `gone` when it is no longer offered. */
export type KnownItem = ItemTerms | null | 'gone';

/** The ids of controls outside the lines. */
export const FIELD_IDS = {
  addLine: 'add-line',
  address: 'delivery-address',
  needBy: 'need-by',
  documents: 'documents',
} as const;

/** The id of a line's control. */
export function lineFieldId(key: string, part: keyof LineFaults): string {
  return `line-${key}-${part}`;
}

/** The id of an attached document's row. */
export function documentFieldId(fileId: string): string {
  return `document-${fileId}`;
}

/** A line in the buyer's own words that was just added: its row shows no fault yet; the last step names it. */
export function isUntouched({ item, title, unit, quantity }: LineForm): boolean {
  return item === null && title === '' && unit === '' && quantity === '';
}

/** How a line is called in a sentence. */
export function lineName(line: LineForm, index: number): string {
  const title = line.item?.title ?? line.title.trim();
  return title === '' ? messages.lineNumber(formatNumber(index + 1)) : isolate(title);
}
