import { sql } from 'kysely';
import type { Database } from './database/database.ts';

/** The limit that the owner of a wallet has set; null for none. */
export async function findStepUpLimit(db: Database, walletUserId: number): Promise<number | null> {
  const { rows } = await sql<{ limitRial: number | null }>`
    select auth.step_up_limit_of(${walletUserId}) as "limitRial"`.execute(db);
  return rows[0]?.limitRial ?? null;
}

/** What a token was given for; it is used for exactly that. */
export interface StepUpUse {
  readonly tokenHash: string;
  readonly userId: number;
  readonly sessionId: string;
  readonly purpose: string;
  readonly purposeId: number | null;
  readonly amountRial: number;
  readonly now: Date;
}

/** Uses a token in the caller's transaction; false when it is none, was used, has expired or is for something else. */
export async function spendStepUpToken(db: Database, use: StepUpUse): Promise<boolean> {
  const { rows } = await sql<{ isUsed: boolean }>`
    select auth.use_step_up(${use.tokenHash}, ${use.userId}, ${use.sessionId}::uuid, ${use.purpose},
      ${use.purposeId}, ${use.amountRial}, ${use.now}) as "isUsed"`.execute(db);
  return rows[0]?.isUsed ?? false;
}
