import { createHash } from 'node:crypto';
import type { StepUpPurpose, StepUpReason } from '@bazaar/contracts/auth';
import type { Database } from './database/database.ts';
import type { Variables } from './environment.ts';
import { HttpError } from './http/errors.ts';
import { messages } from './http/messages.ts';
import type { Principal } from './http/service.ts';
import { readRial } from './settings.ts';
import {
  findSpentWithoutCode,
  findStepUpLimit,
  forgetSpending,
  spendStepUpToken,
  spendWithoutCode,
} from './step-up.sql.ts';

/** The limit of users who have set none, and the highest that a user may set. Both are of 24 hours. */
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

/** Above what, within 24 hours, spending from a wallet needs a code: what its owner has set, or the default. */
export async function stepUpLimitOf(
  db: Database,
  walletUserId: number,
  { defaultRial }: Pick<StepUpSettings, 'defaultRial'>,
): Promise<number> {
  return (await findStepUpLimit(db, walletUserId)) ?? defaultRial;
}

/** The limit of a wallet, and what may still leave it without a code at this moment. */
export async function stepUpRoomOf(
  db: Database,
  walletUserId: number,
  { settings, now }: { readonly settings: StepUpSettings; readonly now: Date },
): Promise<{ limitRial: number; remainingRial: number }> {
  const [limitRial, spentRial] = await Promise.all([
    stepUpLimitOf(db, walletUserId, settings),
    findSpentWithoutCode(db, walletUserId, now),
  ]);
  return { limitRial, remainingRial: Math.max(0, limitRial - spentRial) };
}

/** A spending or change that one token confirms; what does not belong to its purpose is null. */
export interface ConfirmedUse {
  readonly user: Pick<Principal, 'userId' | 'sessionId'>;
  readonly purpose: StepUpPurpose;
  readonly purposeId: number | null;
  readonly amountRial: number | null;
  readonly sheba?: string | null;
  readonly token: string | undefined;
  readonly now: Date;
  /** What the refusal tells. */
  readonly reason: StepUpReason;
  readonly limitRial: number | null;
  readonly spentRial?: number;
}

/** Uses the token of a spending or change, in the transaction that carries it out; 403 `step_up_required` without one. */
export async function requireToken(db: Database, use: ConfirmedUse): Promise<void> {
  const { user, purpose, purposeId, amountRial, sheba = null, token, now } = use;
  const { userId, sessionId } = user;
  const wanted = { userId, sessionId, purpose, purposeId, amountRial, sheba, now };
  const isConfirmed =
    token !== undefined && (await spendStepUpToken(db, { tokenHash: hashStepUpToken(token), ...wanted }));
  if (!isConfirmed) {
    const { reason, limitRial, spentRial = 0 } = use;
    throw new HttpError({
      ...{ status: 403, code: 'step_up_required' },
      ...{ title: messages.stepUp, detail: messages.stepUpDetail[reason] },
      data: { purpose, purposeId, amountRial, sheba, reason, limitRial, spentRial },
    });
  }
}

/** A spending from a wallet, by its owner or by an agent of their company. */
export interface Spending extends Omit<ConfirmedUse, 'reason' | 'limitRial' | 'spentRial' | 'sheba'> {
  readonly amountRial: number;
  readonly walletUserId: number;
  /** The payment or withdrawal: it counts once against the limit, however often it is tried. */
  readonly spendingId: number;
  /** True for the first withdrawal to an account, which needs a token whatever the amount. */
  readonly isToNewAccount?: boolean;
  readonly settings: StepUpSettings;
}

/**
 * Asks for a token when more would leave the wallet without one in 24 hours than its limit allows; see
 * {@link requireToken}. Called after the posting, in its transaction: a refusal undoes it.
 */
export async function requireStepUp(db: Database, spending: Spending): Promise<void> {
  const { walletUserId, spendingId, isToNewAccount = false, settings, ...use } = spending;
  const { purpose, amountRial, now } = use;
  const limitRial = await stepUpLimitOf(db, walletUserId, settings);
  const uncoded = { walletUserId, purpose, spendingId, amountRial, limitRial, now };
  if (!isToNewAccount && (await spendWithoutCode(db, uncoded))) {
    return;
  }
  const spentRial = await findSpentWithoutCode(db, walletUserId, now);
  const reason = isToNewAccount ? 'newAccount' : 'limit';
  await requireToken(db, { ...use, reason, limitRial, spentRial });
  await forgetSpending(db, purpose, spendingId);
}

/** The stored form of a token: 256 random bits need no slow hash. */
export function hashStepUpToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
