import { csvOf } from '../../kit/csv.ts';
import type { PayoutRowRow } from './payout.sql.ts';
import { referenceOf } from './payout-view.rules.ts';

const HEADER = ['IBAN', 'AmountRial', 'HolderName', 'Reference'];

/**
 * The transfers of a batch as CSV (RFC 4180): what a PAYA transfer needs, in no bank's own format. A byte order mark keeps
 * the Persian names readable in spreadsheets.
 */
export function payoutFile(rows: readonly PayoutRowRow[]): string {
  const lines = rows
    // A transfer with a result is left out: its file may be downloaded again, and the money may be back already.
    .filter(({ state }) => state === 'Sent')
    .map(({ id, sheba, amountRial, holderName }) => [sheba, String(amountRial), holderName, referenceOf(id)]);
  return csvOf([HEADER, ...lines]);
}
