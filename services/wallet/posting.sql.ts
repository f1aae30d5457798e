import type { WalletTransaction } from '@bazaar/contracts/wallet';
import type { Database } from '../kit/database/database.ts';
import { runPrepared, statement } from '../kit/database/prepared.ts';

export interface Posting {
  /** A key is posted once, however often it is sent. */
  readonly key: string;
  readonly type: WalletTransaction['type'];
  readonly description: string;
  readonly trackingCode: string;
  readonly at: Date;
  /** Amounts by account; positive amounts are credited. They add up to zero. */
  readonly legs: readonly { readonly account: string; readonly amountRial: number }[];
}

/** Posts a transaction to the ledger and returns its id. */
export async function post(db: Database, posting: Posting): Promise<number> {
  const rows = await runPrepared<{ id: number }>(
    db,
    statement`
      select wallet.post(${posting.key}, ${posting.type}, ${posting.description}, ${posting.trackingCode},
        ${posting.at}, ${JSON.stringify(posting.legs)}) as id`,
  );
  return rows[0]?.id ?? 0;
}
