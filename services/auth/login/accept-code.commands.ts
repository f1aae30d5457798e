import { unprocessable } from '../../kit/http/errors.ts';
import type { ServiceContext } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { codeMatches, hashSecret, newSecret } from './code-hash.security.ts';
import { AUTHORIZATION_CODE_LIFETIME_MS, LOCK_MS, MAXIMUM_ATTEMPTS } from './login.rules.ts';
import {
  consumeCode,
  countAttempt,
  findLock,
  findOrAddUser,
  insertAuthorizationCode,
  lockNumber,
} from './login.sql.ts';
import { lockedResponse } from './send-code.commands.ts';

interface GivenCode {
  readonly mobile: string;
  readonly requestId: string;
  readonly code: string;
  readonly codeChallenge: string;
}

/** Exchanges the right one-time code for an authorization code; each wrong code uses up an attempt. */
export async function acceptCode(context: ServiceContext, given: GivenCode): Promise<string> {
  const { db } = context;
  const now = context.clock();
  const attempt = await countAttempt(db, { ...given, now });
  if (attempt === null) {
    throw await refusal(context, given.mobile, now);
  }
  if (!(await codeMatches(given.code, attempt.codeHash))) {
    throw await wrongCode(context, given.mobile, attempt.attempts);
  }
  const secret = newSecret();
  const accepted = await db.transaction().execute(async (transaction) => {
    if (!(await consumeCode(transaction, given.requestId, now))) {
      return false;
    }
    const userId = await findOrAddUser(transaction, {
      mobile: given.mobile,
      name: messages.newUserName,
      now,
    });
    await insertAuthorizationCode(transaction, {
      codeHash: hashSecret(secret),
      userId,
      codeChallenge: given.codeChallenge,
      createdAt: now,
      expiresAt: new Date(now.getTime() + AUTHORIZATION_CODE_LIFETIME_MS),
    });
    return true;
  });
  if (!accepted) {
    throw unprocessable('otp_expired', { title: messages.expired });
  }
  return secret;
}

async function refusal({ db }: ServiceContext, mobile: string, now: Date) {
  const until = await findLock(db, mobile, now);
  return until === null
    ? unprocessable('otp_expired', { title: messages.expired })
    : lockedResponse(until, now);
}

async function wrongCode({ db, clock }: ServiceContext, mobile: string, attempts: number) {
  const attemptsLeft = MAXIMUM_ATTEMPTS - attempts;
  if (attemptsLeft > 0) {
    const errors = { code: [messages.attemptsLeft(attemptsLeft)], attemptsLeft: [String(attemptsLeft)] };
    return unprocessable('otp_wrong', { title: messages.wrong, errors });
  }
  const now = clock();
  const until = new Date(now.getTime() + LOCK_MS);
  await lockNumber(db, mobile, until);
  return lockedResponse(until, now);
}
