import { randomUUID } from 'node:crypto';
import type { OtpSent } from '@bazaar/contracts/auth';
import type { Database } from '../../kit/database.ts';
import { tooManyRequests, unprocessable } from '../../kit/http/errors.ts';
import type { ServiceContext } from '../../kit/http/service.ts';
import type { SendMessage } from '../inbox/message-sender.ts';
import { messages } from '../messages.ts';
import { hashCode, newCode } from './code-hash.ts';
import {
  CODE_LIFETIME_SECONDS,
  NETWORK_LIMITS,
  NUMBER_LIMITS,
  RESEND_AFTER_SECONDS,
  waitForLimits,
  waitForResend,
} from './login.rules.ts';
import { findSendTimes, guardKey, insertCode, lockGuard } from './login.sql.ts';

const DAY_MS = 86_400_000;

interface Asker {
  readonly mobile: string;
  readonly network: string;
}

/**
 * Sends a one-time code. No user is looked up here, so nothing in the answer or in its time says whether the number
 * is known.
 */
export async function sendCode(context: ServiceContext, send: SendMessage, asker: Asker): Promise<OtpSent> {
  const now = context.clock();
  const code = newCode();
  const codeHash = await hashCode(code);
  const requestId = randomUUID();
  const expiresAt = new Date(now.getTime() + CODE_LIFETIME_SECONDS * 1000);
  await context.db.transaction().execute(async (transaction) => {
    await refuseTooMany(transaction, asker, now);
    await insertCode(transaction, { ...asker, requestId, codeHash, createdAt: now, expiresAt });
  });
  // After the commit: a message about a code that was never kept would be worse than none.
  const host = new URL(context.environment.publicOrigin).hostname;
  await send({ mobile: asker.mobile, code, text: messages.code(code, host) });
  return { requestId, expiresIn: CODE_LIFETIME_SECONDS, resendAfter: RESEND_AFTER_SECONDS };
}

async function refuseTooMany(db: Database, { mobile, network }: Asker, now: Date): Promise<void> {
  const lockedUntil = await lockGuard(db, guardKey(mobile));
  if (lockedUntil !== null && lockedUntil > now) {
    throw lockedAnswer(lockedUntil, now);
  }
  await lockGuard(db, `network:${network}`);
  const since = new Date(now.getTime() - DAY_MS);
  const toNumber = await findSendTimes(db, { mobile }, since);
  const fromNetwork = await findSendTimes(db, { network }, since);
  const waitMs = Math.max(
    waitForResend(toNumber, now),
    waitForLimits(NUMBER_LIMITS, toNumber, now),
    waitForLimits(NETWORK_LIMITS, fromNetwork, now),
  );
  if (waitMs > 0) {
    throw tooManyRequests(waitMs / 1000);
  }
}

/** 422 `otp_locked`, with the seconds that are left. */
export function lockedAnswer(until: Date, now: Date) {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return unprocessable('otp_locked', { title: messages.locked, headers: { 'retry-after': String(seconds) } });
}
