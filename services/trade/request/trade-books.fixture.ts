import type { TradeRequest } from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import type { TradeApp } from '../trade.fixture.ts';
import type { Call } from './trade-table.fixture.ts';

/** What only paying, ending and rating change. */
interface Books {
  /** Balances in rial, by the code of their account. */
  readonly accounts: Readonly<Record<string, number>>;
  readonly entries: number;
  readonly ratings: number;
}

/** Reads the books and counts the ratings. */
export async function booksOf({ test }: TradeApp): Promise<Books> {
  const { rows } = await sql<Books>`
    select (select json_object_agg(code, balance_rial) from wallet.account) as accounts,
      (select count(*)::int from wallet.entry) as entries,
      (select count(*)::int from merchant.trade_rating) as ratings`.execute(test.db);
  const [books] = rows;
  if (books === undefined) {
    throw new Error('The books could not be read.');
  }
  return books;
}

/** What changed between two readings: the accounts whose balance moved, with the sum, new entries and new ratings. */
export function bookedBetween(before: Books, after: Books) {
  const moved = Object.entries(after.accounts)
    .map(([code, balance]) => [code, balance - (before.accounts[code] ?? 0)] as const)
    .filter(([, sum]) => sum !== 0);
  return {
    moved: Object.fromEntries(moved),
    entries: after.entries - before.entries,
    ratings: after.ratings - before.ratings,
  };
}

/** What `ruleSplit` gives back to the buyer. */
export const REFUND_RIAL = 1_000;

/** What a call that was allowed books, written from the product's rules: nothing, for most. */
export function bookingOf(
  call: Call,
  { payableRial, supplier }: TradeRequest,
  buyerId: number,
): ReturnType<typeof bookedBetween> {
  const price = payableRial ?? 0;
  const [available, held] = [`user:${buyerId}:available`, `user:${buyerId}:held`];
  const payable = `supplier:${supplier.id}:payable`;
  const toSupplier = { [held]: -price, [payable]: price };
  const moves: Readonly<Partial<Record<Call, Readonly<Record<string, number>>>>> = {
    payFromWallet: { [available]: -price, [held]: price },
    confirmDelivery: toSupplier,
    ruleComplete: toSupplier,
    ruleSplit: { [available]: REFUND_RIAL, [held]: -price, [payable]: price - REFUND_RIAL },
    ruleCancel: { [available]: price, [held]: -price },
  };
  const moved = moves[call] ?? {};
  // Each transaction has two entries; the ruling that divides the money makes two transactions, any other call one.
  const entries = Object.keys(moved).length === 0 ? 0 : 2;
  return { moved, entries: call === 'ruleSplit' ? 4 : entries, ratings: call === 'rate' ? 1 : 0 };
}
