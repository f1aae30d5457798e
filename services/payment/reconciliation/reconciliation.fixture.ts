import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createDatabase } from '../../kit/database/database.ts';
import type { Variables } from '../../kit/environment.ts';
import { TEST_ENVIRONMENT, type TestApp } from '../../testing/test-app.ts';
import { beginCharge, choose, comeBack, type Payer } from '../payments.fixture.ts';
import { endOrder, insertOrder } from '../sandbox/sandbox.sql.ts';
import { operateReconciliation } from './operate-reconciliation.commands.ts';

export const DAY_MS = 24 * 3_600_000;
const OWN_DAYS_MS = 40 * DAY_MS;

/** Runs the operator's command as a process of its own would, with the rights of the services. */
export async function reconcile(
  { runningUrl, clock }: Pick<TestApp, 'runningUrl' | 'clock'>,
  words: string,
  variables: Variables = {},
) {
  const environment = { ...TEST_ENVIRONMENT, variables: { ...TEST_ENVIRONMENT.variables, ...variables } };
  const db = createDatabase(runningUrl, { connections: 2 });
  try {
    return await operateReconciliation(
      { db, clock, environment, log: { warn: () => undefined } },
      words.split(' ').filter((word) => word !== ''),
    );
  } finally {
    await db.destroy();
  }
}

/** The statuses of a payment and of its attempts. */
export async function statusesOf({ db }: Pick<TestApp, 'db'>, paymentId: number): Promise<string[]> {
  const { rows } = await sql<{ status: string }>`
    select status from payment.payment where id = ${paymentId}
    union all
    select * from (
      select status from payment.online_payment where payment_id = ${paymentId} order by attempt_no) as attempt`.execute(
    db,
  );
  return rows.map(({ status }) => status);
}

/** The keys of the postings of a payment. */
export async function postingsOf({ db }: Pick<TestApp, 'db'>, paymentId: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select idempotency_key as key from wallet.transaction where payment_id = ${paymentId} order by id`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}

/** The differences of a gateway as kind and state, by authority. */
export async function differencesOf({ db }: Pick<TestApp, 'db'>, gatewayId: string) {
  const { rows } = await sql<{
    id: number;
    authority: string;
    kind: string;
    oursRial: number | null;
    theirsRial: number | null;
    resolution: string | null;
  }>`
    select id, authority, kind, ours_rial as "oursRial", theirs_rial as "theirsRial", resolution
    from payment.reconciliation_difference where gateway_id = ${gatewayId} order by id`.execute(db);
  return rows;
}

/** Everything that a run may write, as one text. */
export async function stateOfBooks({ db }: Pick<TestApp, 'db'>): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select jsonb_build_array(
      (select jsonb_agg(payment order by id) from payment.payment),
      (select jsonb_agg(attempt order by id) from payment.online_payment as attempt),
      (select count(*) from payment.event),
      (select count(*) from wallet.transaction),
      (select jsonb_agg(placed order by authority) from payment.sandbox_order as placed),
      (select jsonb_agg(run order by gateway_id, day) from payment.reconciliation_run as run),
      (select jsonb_agg(difference order by id) from payment.reconciliation_difference as difference)
    )::text as state`.execute(db);
  return rows[0]?.state ?? '';
}

/** The metrics of one gateway, by name. */
export async function gaugesOf({ app }: Pick<TestApp, 'app'>, gatewayId: string) {
  const { body } = await app.inject('/metrics');
  const read = (name: string) =>
    Number(new RegExp(`^${name}\\{gateway="${gatewayId}"\\} (\\S+)$`, 'm').exec(body)?.[1]);
  return {
    ledgerSumRial: Number(/^bazaar_ledger_sum_rial (\S+)$/m.exec(body)?.[1]),
    oldestPendingSeconds: read('bazaar_payment_oldest_pending_seconds'),
    unmatchedAttempts: read('bazaar_payment_unmatched_attempts'),
    openDifferences: read('bazaar_payment_open_differences'),
  };
}

/** The next day of a test's own: far from those of earlier tests, whose payments and differences are over. */
export async function givenOwnDay({ db, clock }: Pick<TestApp, 'db' | 'clock'>): Promise<string> {
  await sql`delete from payment.reconciliation_difference`.execute(db);
  await sql`delete from payment.reconciliation_run`.execute(db);
  await sql`delete from payment.sandbox_report_error`.execute(db);
  await sql`delete from kit.job`.execute(db);
  await sql`
    update payment.online_payment set settled_at = ${clock()}
    where verified_at is not null and settled_at is null`.execute(db);
  clock.advance(OWN_DAYS_MS);
  return dayAfter(clock, 0);
}

/** A day of the clock, `YYYY-MM-DD`; tests run by day, when the date in Tehran is that of UTC. */
export function dayAfter(clock: () => Date, days: number): string {
  return new Date(clock().getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** Money at the sandbox of which nothing is known here; returns its authority. */
export async function givenForeignOrder({ db }: Pick<TestApp, 'db'>, now: Date): Promise<string> {
  const authority = `S${randomUUID().replaceAll('-', '')}`;
  const callbackUrl = 'http://localhost:3000/api/payment/gateways/sandbox/callback';
  const order = { authority, gatewayId: 'sandbox', amountRial: 300_000, description: 'x', callbackUrl };
  await insertOrder(db, order, now);
  await endOrder(db, { authority, state: 'paid', silentUntil: null, now });
  return authority;
}

/** A charge at the sandbox whose browser came back, was lost after it had paid, or is still there. */
export async function givenCharge(
  { app }: Pick<TestApp, 'app'>,
  payer: Payer,
  end: 'returned' | 'lost' | 'open',
) {
  const { paymentId, redirectUrl } = await beginCharge(app, payer);
  const callback = end === 'open' ? '' : (await choose(app, redirectUrl, 'success')).callback;
  if (end === 'returned') {
    await comeBack(app, callback);
  }
  return { paymentId, callback, authority: redirectUrl.split('/').at(-1) ?? '' };
}

interface ReportError {
  readonly isMissing?: boolean;
  readonly amountRial?: number;
}

/** Has the sandbox's report leave an order out, or name it with another amount. */
export async function givenReportError(
  { db }: Pick<TestApp, 'db'>,
  authority: string,
  { isMissing = false, amountRial }: ReportError,
): Promise<void> {
  await sql`
    insert into payment.sandbox_report_error (authority, is_missing, amount_rial)
    values (${authority}, ${isMissing}, ${amountRial ?? null})`.execute(db);
}

/** The differences of the first sandbox: what each is, and how it ended. */
export async function kindsOf(test: Pick<TestApp, 'db'>): Promise<(string | null)[][]> {
  return (await differencesOf(test, 'sandbox')).map(({ kind, resolution }) => [kind, resolution]);
}
