import { expect, it } from 'vitest';
import type { PayoutRowRow } from './payout.sql.ts';
import { payoutFile } from './payout-file.rules.ts';

const ROW: PayoutRowRow = {
  ...{ id: 7, batchId: 1, state: 'Sent', amountRial: 42_000_000, sheba: 'IR820540102680020817909002' },
  ...{ holderName: 'شرکت آبرسان', supplierId: 1, withdrawalId: null, createdAt: '', sentAt: '' },
  ...{ endedAt: null, bankReference: null, failureReason: null },
};

const linesOf = (rows: readonly PayoutRowRow[]) => payoutFile(rows).split('\r\n').slice(1, -1);

it('has one line for each transfer under way, without those that left the batch or have ended', () => {
  const ended = (['Cancelled', 'Settled', 'Failed', 'Returned'] as const).map((state) => ({
    ...ROW,
    id: 8,
    state,
  }));
  const rows = [ROW, ...ended];

  expect(linesOf(rows)).toEqual(['IR820540102680020817909002,42000000,شرکت آبرسان,BZP-000007']);
});

it('quotes what would end a cell, and lets no name be a formula', () => {
  const names = ['الف, "ب"', '=1+1', '@SUM(A1)'];

  expect(linesOf(names.map((holderName) => ({ ...ROW, holderName })))).toEqual([
    'IR820540102680020817909002,42000000,"الف, ""ب""",BZP-000007',
    "IR820540102680020817909002,42000000,'=1+1,BZP-000007",
    "IR820540102680020817909002,42000000,'@SUM(A1),BZP-000007",
  ]);
});
