import { randomUUID } from 'node:crypto';
import { GatewayRedirect, Payment, type SandboxOutcome } from '@bazaar/contracts/payment';
import { WalletCredit } from '@bazaar/contracts/wallet';
import type { FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { signIn } from '../auth/sign-in.fixture.ts';
import type { Database } from '../kit/database/database.ts';
import type { TestApp } from '../testing/test-app.ts';

export interface Payer {
  readonly userId: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** A new user with an empty wallet. */
export async function givenPayer(app: FastifyInstance): Promise<Payer> {
  const { headers, access_token } = await signIn(app);
  return { userId: Number(decodeJwt(access_token).sub), headers };
}

/** Adds money to a wallet, as a gateway payment would. */
export async function givenCredit(db: Database, userId: number, amountRial: number): Promise<void> {
  await sql`
    select wallet.transfer(${`given:${randomUUID()}`}, 'Charge', 'شارژ', now(), 'gateway:test:clearing',
      ${`user:${userId}:available`}, ${amountRial})`.execute(db);
}

/** An unpaid payment for a membership. */
export async function givenFee(
  db: Database,
  payer: Payer,
  { amountRial, purposeId }: { readonly amountRial: number; readonly purposeId: number },
) {
  const { rows } = await sql<{ id: number }>`
    select payment.create_payment(${payer.userId}, 'membership', ${purposeId}, ${amountRial}, now()) as id`.execute(
    db,
  );
  return { paymentId: rows[0]?.id ?? 0, purposeId };
}

interface TestRequest {
  readonly url: string;
  readonly payload?: object;
  readonly key?: string;
}

/** Sends a POST of this payer, with a new idempotency key unless one is given. */
export function send(app: FastifyInstance, payer: Payer, { url, payload, key = randomUUID() }: TestRequest) {
  return app.inject({
    method: 'POST',
    url,
    headers: { ...payer.headers, 'idempotency-key': key },
    ...(payload === undefined ? {} : { payload }),
  });
}

export const CHARGE = '/wallet/api/v1/wallettransactions/charge';
export const WALLET_PAY = '/payment/api/v1/payments/wallet-pay';
export const REQUEST = '/payment/api/v1/onlinepayments/request';
export const RETRY = '/payment/api/v1/onlinepayments/retry-request';

/** Begins a charge at the sandbox. */
export async function beginCharge(app: FastifyInstance, payer: Payer, amountRial = 500_000) {
  const reply = await send(app, payer, { url: CHARGE, payload: { amountRial, gatewayId: 'sandbox' } });
  return GatewayRedirect.parse(reply.json());
}

/** The path of an address, as the services see it. */
export function inServices(address: string): string {
  const url = new URL(address);
  return `${url.pathname.replace(/^\/api/, '')}${url.search}`;
}

/** Submits a choice on the sandbox's page; returns the response and the address that it leads to. */
export async function choose(app: FastifyInstance, redirectUrl: string, outcome: SandboxOutcome) {
  const reply = await app.inject({
    method: 'POST',
    url: inServices(redirectUrl),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}`,
  });
  const link = /href="([^"]+callback[^"]+)"/.exec(reply.body)?.[1]?.replaceAll('&amp;', '&');
  return { reply, callback: String(reply.headers.location ?? link) };
}

/** Requests the callback as the returning browser would; returns where it redirects. */
export async function comeBack(app: FastifyInstance, callback: string) {
  const reply = await app.inject(inServices(callback));
  return { status: reply.statusCode, location: String(reply.headers.location) };
}

/** What the payer sees of a payment. */
export async function readPayment(app: FastifyInstance, payer: Payer, paymentId: number) {
  const reply = await app.inject({
    url: `/payment/api/v1/onlinepayments/by-paymentid?paymentId=${paymentId}`,
    headers: payer.headers,
  });
  return Payment.parse(reply.json());
}

/** What the payer may spend. */
export async function creditOf(app: FastifyInstance, payer: Payer) {
  const reply = await app.inject({
    url: '/wallet/api/v1/wallettransactions/credit/byuser',
    headers: payer.headers,
  });
  const { availableRial, heldRial } = WalletCredit.parse(reply.json());
  return { availableRial, heldRial };
}

/**
 * Errors in the ledger: unbalanced postings, balances that do not match their entries, negative balances, moves
 * without an event.
 */
export async function faultsOfBooks({ db }: Pick<TestApp, 'db'>): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select 'unbalanced ' || transaction_id as fault from wallet.entry group by transaction_id having sum(amount_rial) <> 0
    union all
    select 'not backed ' || code from wallet.account where balance_rial <>
      coalesce((select sum(amount_rial) from wallet.entry where account_id = account.id), 0)
    union all
    select 'below zero ' || code from wallet.account where balance_rial < 0 and not is_outside
    union all
    select 'status without event ' || payment.id from payment.payment where status is distinct from
      (select to_status from payment.event where payment_id = payment.id order by id desc limit 1)`.execute(
    db,
  );
  return rows.map(({ fault }) => fault);
}
