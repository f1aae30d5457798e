import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

interface Payment {
  readonly userId: number;
  readonly purpose: 'membership' | 'tradeRequest';
  readonly purposeId: number;
  readonly amountRial: number;
  readonly now: Date;
}

/** The payment for a purpose: the open one, or a new one. */
export async function openPayment(db: Database, payment: Payment): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select payment.create_payment(${payment.userId}, ${payment.purpose}, ${payment.purposeId}, ${payment.amountRial},
      ${payment.now}) as id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Pays a payment from the wallet; returns what the wallet lacks, 0 when it is paid. */
export async function payFromWallet(db: Database, paymentId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ shortfall: number }>`
    select payment.pay_by_wallet(${paymentId}, ${now}) as shortfall`.execute(db);
  return rows[0]?.shortfall ?? 0;
}

/** Closes the payments of a request that is no longer to be paid. */
export async function closePayments(db: Database, requestId: number, now: Date): Promise<void> {
  await sql`select payment.cancel_for('tradeRequest', ${requestId}, ${now})`.execute(db);
}

/** What a user may spend. */
export async function findAvailable(db: Database, userId: number): Promise<number> {
  const { rows } = await sql<{ available: number }>`
    select wallet.available_of(${userId}) as available`.execute(db);
  return rows[0]?.available ?? 0;
}

interface HeldMoney {
  readonly requestId: number;
  readonly buyerId: number;
  readonly supplierId: number;
  readonly amountRial: number;
  readonly description: string;
  readonly now: Date;
}

/** Releases the money held for a request to its supplier, once. */
export async function releaseToSupplier(db: Database, held: HeldMoney): Promise<void> {
  await sql`
    select wallet.release_to_supplier(${`trade:${held.requestId}:release`}, ${held.buyerId}, ${held.requestId},
      ${held.supplierId}, ${held.amountRial}, ${held.description}, ${held.now})`.execute(db);
}

/** Refunds the money held for a request to its buyer, once. */
export async function refundToBuyer(db: Database, held: HeldMoney): Promise<void> {
  await sql`
    select wallet.refund_hold(${`trade:${held.requestId}:refund`}, ${held.buyerId}, ${held.requestId},
      ${held.amountRial}, ${held.description}, ${held.now})`.execute(db);
}
