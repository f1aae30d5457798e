import { type HttpError, unprocessable } from '../../kit/http/errors.ts';
import type { ServiceContext } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { codeMatches, hashSecret, newSecret } from './code-hash.security.ts';
import { AUTHORIZATION_CODE_LIFETIME_MS, LOCK_MS, MAXIMUM_ATTEMPTS } from './login.rules.ts';
import {
  type CodeRequest,
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

/** Throws 422 unless a code is the right one; each wrong code uses up an attempt. */
export async function checkCode(
  context: ServiceContext,
  { code, ...wanted }: CodeRequest & { readonly code: string },
): Promise<void> {
  const { db } = context;
  const now = context.clock();
  const attempt = await countAttempt(db, { ...wanted, now });
  if (attempt === null) {
    throw await refusal(context, wanted.mobile, now);
  }
  if (!(await codeMatches(code, attempt.codeHash))) {
    throw await wrongCode(context, wanted.mobile, attempt.attempts);
  }
}

/** 422: the code is too old, was used, or was not sent for this. */
export function codeExpired(): HttpError {
  return unprocessable('otp_expired', { title: messages.expired });
}

/** Exchanges the right one-time code for an authorization code. */
export async function acceptCode(context: ServiceContext, given: GivenCode): Promise<string> {
  const { db } = context;
  const now = context.clock();
  await checkCode(context, { ...given, purpose: 'signIn' });
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
    throw codeExpired();
  }
  return secret;
}

async function refusal({ db }: ServiceContext, mobile: string, now: Date) {
  const until = await findLock(db, mobile, now);
  return until === null ? codeExpired() : lockedResponse(until, now);
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
