import { sql } from 'kysely';
import { createTestApp } from '../testing/test-app.ts';
import type { Posting } from './posting.sql.ts';

type Changes = Partial<Posting> & { from?: string; to?: string; amountRial?: number };

/** A site with an empty ledger, and postings for it. */
export async function openLedger() {
  const test = await createTestApp();
  let number = 0;
  return {
    test,
    /** A posting under a key of its own: a charge, unless it is changed. */
    given: (changes: Changes = {}): Posting => {
      number += 1;
      const {
        from = 'gateway:demo:clearing',
        to = 'user:10:available',
        amountRial = 1_000,
        ...rest
      } = changes;
      return {
        key: `key-${number}`,
        type: 'Charge',
        description: 'شارژ',
        trackingCode: `T-${number}`,
        at: test.clock(),
        legs: [
          { account: from, amountRial: -amountRial },
          { account: to, amountRial },
        ],
        ...rest,
      };
    },
    balanceOf: async (code: string): Promise<number> => {
      const { rows } = await sql<{ balance: number }>`
        select balance_rial as balance from wallet.account where code = ${code}`.execute(test.db);
      return rows[0]?.balance ?? 0;
    },
  };
}

export type Ledger = Awaited<ReturnType<typeof openLedger>>;
