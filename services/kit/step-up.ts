import { createHash } from 'node:crypto';
import type { StepUpPurpose } from '@bazaar/contracts/auth';
import type { Database } from './database/database.ts';
import type { Variables } from './environment.ts';
import { HttpError } from './http/errors.ts';
import { messages } from './http/messages.ts';
import type { Principal } from './http/service.ts';
import { readRial } from './settings.ts';
import { findStepUpLimit, spendStepUpToken } from './step-up.sql.ts';

/** The limit of users who have set none, and the highest that a user may set. */
export interface StepUpSettings {
  readonly defaultRial: number;
  readonly maxRial: number;
}

const DEFAULT_RIAL = 500_000_000;
const MAX_RIAL = 2_000_000_000;

/** Reads `STEP_UP_LIMIT_RIAL` (500000000) and `STEP_UP_LIMIT_MAX_RIAL` (2000000000). */
export function readStepUpSettings(variables: Variables): StepUpSettings {
  const defaultRial = readRial(variables, 'STEP_UP_LIMIT_RIAL', DEFAULT_RIAL);
  const maxRial = readRial(variables, 'STEP_UP_LIMIT_MAX_RIAL', MAX_RIAL);
  return { defaultRial, maxRial: Math.max(defaultRial, maxRial) };
}

/** Above which amount spending from a wallet needs a code: what its owner has set, or the default. */
export async function stepUpLimitOf(
  db: Database,
  walletUserId: number,
  { defaultRial }: Pick<StepUpSettings, 'defaultRial'>,
): Promise<number> {
  return (await findStepUpLimit(db, walletUserId)) ?? defaultRial;
}

/** A spending or change that one token confirms. */
export interface ConfirmedUse {
  readonly user: Pick<Principal, 'userId' | 'sessionId'>;
  readonly purpose: StepUpPurpose;
  readonly purposeId: number | null;
  readonly amountRial: number;
  readonly limitRial: number;
  readonly token: string | undefined;
  readonly now: Date;
}

/** Uses the token of a spending or change, in the transaction that carries it out; 403 `step_up_required` without one. */
export async function requireToken(db: Database, use: ConfirmedUse): Promise<void> {
  const { user, purpose, purposeId, amountRial, limitRial, token, now } = use;
  const { userId, sessionId } = user;
  const wanted = { userId, sessionId, purpose, purposeId, amountRial, now };
  const isConfirmed =
    token !== undefined && (await spendStepUpToken(db, { tokenHash: hashStepUpToken(token), ...wanted }));
  if (!isConfirmed) {
    throw new HttpError({
      ...{ status: 403, code: 'step_up_required' },
      ...{ title: messages.stepUp, detail: messages.stepUpDetail },
      data: { purpose, purposeId, amountRial, limitRial },
    });
  }
}

/** A spending from a wallet, by its owner or by an agent of their company. */
export interface Spending extends Omit<ConfirmedUse, 'limitRial'> {
  readonly walletUserId: number;
  readonly settings: StepUpSettings;
}

/** Asks for a token when an amount is above the limit of the wallet that it leaves; see {@link requireToken}. */
export async function requireStepUp(
  db: Database,
  { walletUserId, settings, ...use }: Spending,
): Promise<void> {
  const limitRial = await stepUpLimitOf(db, walletUserId, settings);
  if (use.amountRial > limitRial) {
    await requireToken(db, { ...use, limitRial });
  }
}

/** The stored form of a token: 256 random bits need no slow hash. */
export function hashStepUpToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
