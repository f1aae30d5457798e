import type { StepUpPurpose } from '@bazaar/contracts/auth';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

/** The number that a user signs in with; null for an unknown user. */
export async function findMobile(db: Database, userId: number): Promise<string | null> {
  const { rows } = await sql<{ mobile: string }>`
    select mobile from auth.user where id = ${userId}`.execute(db);
  return rows[0]?.mobile ?? null;
}

export interface NewStepUp {
  readonly requestId: string;
  readonly userId: number;
  readonly sessionId: string;
  readonly purpose: StepUpPurpose;
  readonly purposeId: number | null;
  readonly amountRial: number | null;
  readonly sheba: string | null;
}

/** Stores what a code confirms. */
export async function insertStepUp(db: Database, stepUp: NewStepUp): Promise<void> {
  await sql`
    insert into auth.step_up (request_id, user_id, session_id, purpose, purpose_id, amount_rial, sheba)
    values (${stepUp.requestId}, ${stepUp.userId}, ${stepUp.sessionId}, ${stepUp.purpose}, ${stepUp.purposeId},
      ${stepUp.amountRial}, ${stepUp.sheba})`.execute(db);
}

/** Whether this session asked for a code; a session has one user. */
export async function isOfSession(db: Database, requestId: string, sessionId: string): Promise<boolean> {
  const { rows } = await sql`
    select request_id from auth.step_up
    where request_id = ${requestId} and session_id = ${sessionId}`.execute(db);
  return rows.length === 1;
}

/** Stores the hash of the token that a code was exchanged for. */
export async function storeToken(
  db: Database,
  token: { readonly requestId: string; readonly tokenHash: string; readonly expiresAt: Date },
): Promise<void> {
  await sql`
    update auth.step_up set token_hash = ${token.tokenHash}, expires_at = ${token.expiresAt}
    where request_id = ${token.requestId} and token_hash is null`.execute(db);
}

/** Holds the user's limit until the transaction ends, so that it is not raised beyond what a token confirms. */
export async function lockUser(db: Database, userId: number): Promise<void> {
  await sql`select id from auth.user where id = ${userId} for no key update`.execute(db);
}

/** Sets the limit above which spending from the user's wallet needs a code. */
export async function setLimit(
  db: Database,
  { userId, limitRial, now }: { readonly userId: number; readonly limitRial: number; readonly now: Date },
): Promise<void> {
  await sql`
    insert into auth.step_up_limit (user_id, limit_rial, updated_at) values (${userId}, ${limitRial}, ${now})
    on conflict (user_id) do update set limit_rial = excluded.limit_rial, updated_at = excluded.updated_at`.execute(
    db,
  );
}
