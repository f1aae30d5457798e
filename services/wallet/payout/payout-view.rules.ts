import type { PayoutBatch, PayoutRow } from '@bazaar/contracts/wallet';
import type * as z from 'zod/mini';
import { maskSheba } from '../../kit/sheba.rules.ts';
import type { PayoutRowRow } from './payout.sql.ts';

/** The reference of a row in the bank's file, by which its result is found again. */
export function referenceOf(rowId: number): string {
  return `BZP-${String(rowId).padStart(6, '0')}`;
}

/** What people see of a row. */
export function toPayoutRow({ sheba, ...row }: PayoutRowRow): z.input<typeof PayoutRow> {
  return { ...row, shebaMasked: maskSheba(sheba), reference: referenceOf(row.id) };
}

/** A batch as people see it, with its rows. */
export function withRows(batch: z.input<typeof PayoutBatch>, rows: readonly PayoutRowRow[]) {
  return { ...batch, rows: rows.map(toPayoutRow) };
}
