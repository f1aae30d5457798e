import { sql } from 'kysely';
import type { Database } from '../kit/database/database.ts';
import { runPrepared, statement } from '../kit/database/prepared.ts';

/** The cheapest possible query. */
export async function selectOne(db: Database): Promise<number> {
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
  return rows[0]?.one ?? 0;
}

interface Transfer {
  readonly key: string;
  readonly fromUser: number;
  readonly toUser: number;
  readonly amountRial: number;
  readonly at: Date;
}

/** Moves money between two users through the entry point of the bench; returns the id of the posting. */
export async function transfer(db: Database, move: Transfer): Promise<number> {
  const rows = await runPrepared<{ id: number }>(
    db,
    statement`
      select bench.transfer(${move.key}, ${move.at}, ${`user:${move.fromUser}:available`},
        ${`user:${move.toUser}:available`}, ${move.amountRial}) as id`,
  );
  return rows[0]?.id ?? 0;
}
