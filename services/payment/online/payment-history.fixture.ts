import { sql } from 'kysely';
import type { TestApp } from '../../testing/test-app.ts';

/** The moves of a payment, in order. */
export async function eventsOf(test: TestApp, paymentId: number): Promise<string[]> {
  const { rows } = await sql<{ move: string }>`
    select move from payment.event where payment_id = ${paymentId} order by id`.execute(test.db);
  return rows.map(({ move }) => move);
}

/** The keys of the postings of a payment, in order. */
export async function postingsOf(test: TestApp, paymentId: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select idempotency_key as key from wallet.transaction where payment_id = ${paymentId} order by id`.execute(
    test.db,
  );
  return rows.map(({ key }) => key);
}
