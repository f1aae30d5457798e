import { randomUUID } from 'node:crypto';
import type { OtpSent } from '@bazaar/contracts/auth';
import type { Database } from '../../kit/database/database.ts';
import { tooManyRequests, unprocessable, waitParts } from '../../kit/http/errors.ts';
import type { ServiceContext } from '../../kit/http/service.ts';
import { consumeLimit } from '../../kit/rate-limit.ts';
import { smsUnavailable } from '../inbox/http-sender.adapter.ts';
import type { SendMessage } from '../inbox/outgoing-message.types.ts';
import { messages } from '../messages.ts';
import type { SmsBudget } from '../settings.ts';
import { hashCode, newCode } from './code-hash.security.ts';
import {
  ASKED_BY_NUMBER,
  askedByNetwork,
  CODE_LIFETIME_SECONDS,
  NUMBER_LIMITS,
  networkLimits,
  RESEND_AFTER_SECONDS,
  waitForLimits,
  waitForResend,
} from './login.rules.ts';
import { type CodePurpose, deleteCode, findSendTimes, guardKey, insertCode, lockGuard } from './login.sql.ts';

const DAY_MS = 86_400_000;

export interface Sending {
  readonly send: SendMessage;
  readonly budget: SmsBudget;
}

interface Asker {
  readonly mobile: string;
  readonly network: string;
}

/** What a code is sent for. */
export interface CodeUse {
  readonly purpose: CodePurpose;
  /** The message with the code, for this host's page. */
  text(code: string, host: string): string;
  /** What the operator's template at the SMS provider shows beside the code. */
  readonly amount?: string;
  /** Stores what the code confirms, in the transaction that stores the code. */
  store?(transaction: Database, requestId: string): Promise<void>;
}

/** A code that signs in. */
export const SIGN_IN: CodeUse = { purpose: 'signIn', text: messages.code };

/**
 * Sends a one-time code; the limits count the codes of all uses together. No user is looked up here, so neither the
 * response nor its duration shows whether the number is known.
 */
export async function sendCode(
  context: ServiceContext,
  { send, budget }: Sending,
  { use, ...asker }: Asker & { readonly use: CodeUse },
): Promise<OtpSent> {
  const now = context.clock();
  const code = newCode();
  const codeHash = await hashCode(code);
  const requestId = randomUUID();
  const expiresAt = new Date(now.getTime() + CODE_LIFETIME_SECONDS * 1000);
  await context.db.transaction().execute(async (transaction) => {
    await refuseTooMany(transaction, { ...asker, perNetwork: budget.perNetwork }, now);
    await spendBudget(transaction, budget, now);
    const { purpose } = use;
    await insertCode(transaction, { ...asker, requestId, purpose, codeHash, createdAt: now, expiresAt });
    await use.store?.(transaction, requestId);
  });
  // After the commit: a message with a code that was never stored would be worse than none.
  const host = new URL(context.environment.publicOrigin).hostname;
  try {
    const { purpose, amount } = use;
    await send({ mobile: asker.mobile, requestId, code, purpose, amount, text: use.text(code, host) });
  } catch (error) {
    await deleteCode(context.db, requestId);
    throw error;
  }
  return { requestId, expiresIn: CODE_LIFETIME_SECONDS, resendAfter: RESEND_AFTER_SECONDS };
}

/**
 * Checks the site's budget across all numbers. It comes last, so that a refused request uses nothing of the budget.
 */
async function spendBudget(db: Database, { perHour, perDay }: SmsBudget, now: Date): Promise<void> {
  const waits = [
    await consumeLimit(db, { key: 'auth:codes:hour', count: perHour, windowSeconds: 3_600, now }),
    await consumeLimit(db, { key: 'auth:codes:day', count: perDay, windowSeconds: 86_400, now }),
  ];
  const seconds = Math.max(...waits);
  if (seconds > 0) {
    throw smsUnavailable(seconds);
  }
}

async function refuseTooMany(
  db: Database,
  { mobile, network, perNetwork }: Asker & Pick<SmsBudget, 'perNetwork'>,
  now: Date,
): Promise<void> {
  const lockedUntil = await lockGuard(db, guardKey(mobile));
  if (lockedUntil !== null && lockedUntil > now) {
    throw lockedResponse(lockedUntil, now);
  }
  await lockGuard(db, `network:${network}`);
  const since = new Date(now.getTime() - DAY_MS);
  const toNumber = await findSendTimes(db, { mobile }, since);
  const fromNetwork = await findSendTimes(db, { network }, since);
  const waitMs = Math.max(
    waitForResend(toNumber, now),
    waitForLimits(NUMBER_LIMITS, toNumber, now),
    waitForLimits(networkLimits(perNetwork), fromNetwork, now),
  );
  if (waitMs > 0) {
    throw tooManyRequests(waitMs / 1000);
  }
  const waits = [
    await consumeLimit(db, { ...ASKED_BY_NUMBER, key: `auth:${guardKey(mobile)}`, now }),
    await consumeLimit(db, { ...askedByNetwork(perNetwork), key: `auth:network:${network}`, now }),
  ];
  if (Math.max(...waits) > 0) {
    throw tooManyRequests(Math.max(...waits));
  }
}

/** 422 `otp_locked`, with the seconds that are left. */
export function lockedResponse(until: Date, now: Date) {
  const seconds = (until.getTime() - now.getTime()) / 1000;
  return unprocessable('otp_locked', { title: messages.locked, ...waitParts(seconds) });
}
