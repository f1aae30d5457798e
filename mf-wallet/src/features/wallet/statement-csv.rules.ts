import type { WalletTransaction } from '@bazaar/contracts/wallet';
import { formatClock, formatJalaliShort, rialToToman, toLatinDigits } from '@bazaar/locale';
import { messages, typeLabels } from './messages.ts';

/** Without it spreadsheets decode the Persian text as Latin letters. */
const BYTE_ORDER_MARK = '\uFEFF';
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
  const rows = [HEAD.map(textCell), ...lines.map(toRow)];
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.join(',')}\r\n`).join('');
}

function toRow(line: WalletTransaction): string[] {
  const sign = line.direction === 'in' ? 1 : -1;
  return [
    toLatinDigits(formatJalaliShort(line.createdAt)),
    toLatinDigits(formatClock(line.createdAt)),
    textCell(typeLabels[line.type]),
    textCell(line.description),
    textCell(line.trackingCode),
    String(rialToToman(sign * line.amountRial)),
    String(rialToToman(line.availableAfterRial)),
    String(rialToToman(line.balanceAfterRial)),
  ];
}

/** Quoted, and never a formula: a text that a spreadsheet would evaluate is prefixed with an apostrophe. */
function textCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
