import type { WalletTransaction } from '@bazaar/contracts/wallet';
import { type CsvCell, csvOf } from '@bazaar/csv';
import { formatClock, formatJalaliShort, rialToToman, toLatinDigits } from '@bazaar/locale';
import { messages, typeLabels } from './messages.ts';

const { csv } = messages;

const HEAD = [
  csv.date,
  csv.time,
  csv.type,
  csv.description,
  csv.trackingCode,
  csv.amount,
  csv.availableAfter,
  csv.balanceAfter,
];

/** The statement as CSV for spreadsheets: Persian headings and words, Latin digits, so that amounts can be summed. */
export function statementCsv(lines: readonly WalletTransaction[]): string {
  return csvOf([HEAD, ...lines.map(toRow)]);
}

function toRow(line: WalletTransaction): CsvCell[] {
  const sign = line.direction === 'in' ? 1 : -1;
  return [
    toLatinDigits(formatJalaliShort(line.createdAt)),
    toLatinDigits(formatClock(line.createdAt)),
    typeLabels[line.type],
    line.description,
    line.trackingCode,
    rialToToman(sign * line.amountRial),
    rialToToman(line.availableAfterRial),
    rialToToman(line.balanceAfterRial),
  ];
}
