import { sql } from 'kysely';
import type { Database } from './database/database.ts';

/** The limit that the owner of a wallet has set; null for none. */
export async function findStepUpLimit(db: Database, walletUserId: number): Promise<number | null> {
  const { rows } = await sql<{ limitRial: number | null }>`
    select auth.step_up_limit_of(${walletUserId}) as "limitRial"`.execute(db);
  return rows[0]?.limitRial ?? null;
}

/** What left a wallet without a code in the 24 hours before. */
export async function findSpentWithoutCode(db: Database, walletUserId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ spentRial: number }>`
    select auth.spent_without_code(${walletUserId}, ${now}) as "spentRial"`.execute(db);
  return rows[0]?.spentRial ?? 0;
}

/** A payment or withdrawal that no code confirms. */
export interface UncodedSpending {
  readonly walletUserId: number;
  readonly purpose: string;
  readonly spendingId: number;
  readonly amountRial: number;
  readonly limitRial: number;
  readonly now: Date;
}

/** Notes it in the caller's transaction; false when the limit of a day does not allow it. */
export async function spendWithoutCode(db: Database, spending: UncodedSpending): Promise<boolean> {
  const { rows } = await sql<{ isAllowed: boolean }>`
    select auth.spend_without_code(${spending.walletUserId}, ${spending.purpose}, ${spending.spendingId},
      ${spending.amountRial}, ${spending.limitRial}, ${spending.now}) as "isAllowed"`.execute(db);
  return rows[0]?.isAllowed ?? false;
}

/** A spending that a code confirmed does not count against the limit. */
export async function forgetSpending(db: Database, purpose: string, spendingId: number): Promise<void> {
  await sql`select auth.forget_spending(${purpose}, ${spendingId})`.execute(db);
}

/** What a token was given for; it is used for exactly that. */
export interface StepUpUse {
  readonly tokenHash: string;
  readonly userId: number;
  readonly sessionId: string;
  readonly purpose: string;
  readonly purposeId: number | null;
  readonly amountRial: number | null;
  readonly sheba: string | null;
  readonly now: Date;
}

/** Uses a token in the caller's transaction; false when it is none, was used, has expired or is for something else. */
export async function spendStepUpToken(db: Database, use: StepUpUse): Promise<boolean> {
  const { rows } = await sql<{ isUsed: boolean }>`
    select auth.use_step_up(${use.tokenHash}, ${use.userId}, ${use.sessionId}::uuid, ${use.purpose},
      ${use.purposeId}, ${use.amountRial}, ${use.sheba}, ${use.now}) as "isUsed"`.execute(db);
  return rows[0]?.isUsed ?? false;
}
