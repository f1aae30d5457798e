import type { WorkSolution } from '@bazaar/contracts/auth';
import type { Database } from '../../kit/database/database.ts';
import { type HttpError, unprocessable } from '../../kit/http/errors.ts';
import type { ServiceContext } from '../../kit/http/service.ts';
import { consumeLimit, waitOf } from '../../kit/rate-limit.ts';
import { findDevice, rememberDevice } from '../device/device.sql.ts';
import { messages } from '../messages.ts';
import type { SignInSettings } from '../settings.ts';
import { requireWork } from '../work/work.commands.ts';
import { codeMatches, hashSecret, newSecret } from './code-hash.security.ts';
import { AUTHORIZATION_CODE_LIFETIME_MS, MAXIMUM_ATTEMPTS } from './login.rules.ts';
import {
  type CodeRequest,
  consumeCode,
  countAttempt,
  findOrAddUser,
  insertAuthorizationCode,
  isLocked,
  isOfKnownDevice,
} from './login.sql.ts';
import { wrongCodesLimit } from './wrong-codes.rules.ts';

interface GivenCode {
  readonly mobile: string;
  readonly requestId: string;
  readonly code: string;
  readonly codeChallenge: string;
  readonly deviceToken?: string | undefined;
  readonly work?: WorkSolution | undefined;
}

/**
 * Throws 422 unless a code is the right one; each wrong code uses up a try of its attempt, and is reported.
 */
export async function checkCode(
  context: ServiceContext,
  { code, ...wanted }: CodeRequest & { readonly code: string },
  onWrong: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const { db } = context;
  const now = context.clock();
  const attempt = await countAttempt(db, { ...wanted, now });
  if (attempt === null) {
    throw (await isLocked(db, { ...wanted, now })) ? attemptLocked() : codeExpired();
  }
  if (!(await codeMatches(code, attempt.codeHash))) {
    await onWrong();
    throw wrongCode(attempt.attempts);
  }
}

/** 422: the code is too old, was used, or was not sent for this. */
export function codeExpired(): HttpError {
  return unprocessable('otp_expired', { title: messages.expired });
}

/** Exchanges the right one-time code for an authorization code. */
export async function acceptCode(
  context: ServiceContext,
  settings: SignInSettings,
  given: GivenCode,
): Promise<string> {
  const { db } = context;
  const now = context.clock();
  const { mobile, requestId, code } = given;
  const isKnown = await isOfKnownDevice(db, requestId, mobile);
  const wrongCodes = wrongCodesLimit(settings, now);
  const waitSeconds = isKnown ? 0 : await waitOf(db, wrongCodes);
  if (waitSeconds > 0) {
    await requireWork(context, db, {
      ...{ subject: `try:${requestId}`, bits: settings.workBits, solution: given.work, waitSeconds },
    });
  }
  await checkCode(context, { mobile, requestId, code, purpose: 'signIn' }, async () =>
    isKnown ? 0 : consumeLimit(db, wrongCodes),
  );
  const secret = newSecret();
  const isAccepted = await db
    .transaction()
    .execute((transaction) => authorize(transaction, { ...given, secret, now }));
  if (!isAccepted) {
    throw codeExpired();
  }
  return secret;
}

/** Uses the code up for its user and device; false when another request was faster. */
async function authorize(
  db: Database,
  { secret, now, ...given }: GivenCode & { readonly secret: string; readonly now: Date },
): Promise<boolean> {
  const { mobile, deviceToken, requestId, codeChallenge } = given;
  if (!(await consumeCode(db, requestId, now))) {
    return false;
  }
  const tokenHash = deviceToken === undefined ? null : hashSecret(deviceToken);
  const isKnown = tokenHash !== null && (await findDevice(db, { mobile, tokenHash, now })) !== null;
  const user = await findOrAddUser(db, { mobile, name: messages.newUserName, now });
  await insertAuthorizationCode(db, {
    ...{ codeHash: hashSecret(secret), userId: user.id, codeChallenge, createdAt: now },
    expiresAt: new Date(now.getTime() + AUTHORIZATION_CODE_LIFETIME_MS),
    deviceId: tokenHash === null ? null : await rememberDevice(db, { userId: user.id, tokenHash, now }),
    isNews: !(isKnown || user.isNew),
  });
  return true;
}

/** 422: the tries of this attempt are used up; another attempt may be begun at once. */
function attemptLocked(): HttpError {
  return unprocessable('otp_locked', { title: messages.locked });
}

function wrongCode(attempts: number): HttpError {
  const attemptsLeft = MAXIMUM_ATTEMPTS - attempts;
  const errors = { code: [messages.attemptsLeft(attemptsLeft)], attemptsLeft: [String(attemptsLeft)] };
  return attemptsLeft > 0 ? unprocessable('otp_wrong', { title: messages.wrong, errors }) : attemptLocked();
}
