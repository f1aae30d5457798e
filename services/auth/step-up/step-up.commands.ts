import type { StepUpPurpose } from '@bazaar/contracts/auth';
import { formatToman } from '@bazaar/locale';
import { unauthorized } from '../../kit/http/errors.ts';
import type { Principal, ServiceContext } from '../../kit/http/service.ts';
import { maskSheba } from '../../kit/sheba.rules.ts';
import { hashStepUpToken, requireToken, type StepUpSettings, stepUpLimitOf } from '../../kit/step-up.ts';
import { checkCode, codeExpired } from '../login/accept-code.commands.ts';
import { newSecret } from '../login/code-hash.security.ts';
import { consumeCode } from '../login/login.sql.ts';
import type { CodeUse } from '../login/send-code.commands.ts';
import { messages } from '../messages.ts';
import { findMobile, insertStepUp, isOfSession, lockUser, setLimit, storeToken } from './step-up.sql.ts';

const TOKEN_LIFETIME_MS = 5 * 60_000;

/** What a session wants to have confirmed. */
export interface WantedStepUp {
  readonly purpose: StepUpPurpose;
  readonly purposeId?: number | undefined;
  readonly amountRial?: number | undefined;
  /** The IBAN of `accountChange`, in Latin letters and digits alone. */
  readonly sheba?: string | undefined;
}

/** The number of a signed-in user; 401 when the user is gone. */
export async function ownMobile({ db }: Pick<ServiceContext, 'db'>, { userId }: Principal): Promise<string> {
  const mobile = await findMobile(db, userId);
  if (mobile === null) {
    throw unauthorized('token');
  }
  return mobile;
}

/** A code that confirms one spending or change of this session; its message names both. */
export function stepUpUse({ userId, sessionId }: Principal, wanted: WantedStepUp): Omit<CodeUse, 'permit'> {
  const { purpose, purposeId = null, amountRial = null, sheba = null } = wanted;
  return {
    purpose: 'stepUp',
    amount: subjectOf(wanted),
    text: (code, host) => messages.stepUpCode(code, host, wanted),
    store: (transaction, requestId) =>
      insertStepUp(transaction, { requestId, userId, sessionId, purpose, purposeId, amountRial, sheba }),
  };
}

/** What the operator's text shows beside the code: the amount, the end of the account, or what is confirmed. */
function subjectOf({ purpose, amountRial, sheba }: WantedStepUp): string {
  if (amountRial !== undefined) {
    return formatToman(amountRial);
  }
  return sheba === undefined ? (messages.stepUpSubjects[purpose] ?? '') : maskSheba(sheba);
}

/** Exchanges the right code for a token, once; 422 for a wrong or old code and for one of another session. */
export async function confirmCode(
  context: ServiceContext,
  user: Principal,
  { requestId, code }: { readonly requestId: string; readonly code: string },
): Promise<{ stepUpToken: string; expiresAt: string }> {
  const { db } = context;
  if (!(await isOfSession(db, requestId, user.sessionId))) {
    throw codeExpired();
  }
  await checkCode(context, { requestId, code, mobile: await ownMobile(context, user), purpose: 'stepUp' });
  const now = context.clock();
  const stepUpToken = newSecret();
  const expiresAt = new Date(now.getTime() + TOKEN_LIFETIME_MS);
  await db.transaction().execute(async (transaction) => {
    if (!(await consumeCode(transaction, requestId, now))) {
      throw codeExpired();
    }
    await storeToken(transaction, { requestId, tokenHash: hashStepUpToken(stepUpToken), expiresAt });
  });
  return { stepUpToken, expiresAt: expiresAt.toISOString() };
}

/** A limit to set, with the token that raising it needs. */
export interface WantedLimit {
  readonly limitRial: number;
  readonly stepUpToken?: string | undefined;
}

/** Sets the user's limit: lower or equal at once, higher only with a token for it. */
export function changeLimit(
  { db, clock }: ServiceContext,
  { user, settings }: { readonly user: Principal; readonly settings: StepUpSettings },
  { limitRial, stepUpToken }: WantedLimit,
): Promise<void> {
  const { userId } = user;
  return db.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId);
    const before = await stepUpLimitOf(transaction, userId, settings);
    if (limitRial > before) {
      await requireToken(transaction, {
        ...{ user, purpose: 'limitChange', purposeId: null },
        ...{ amountRial: limitRial, limitRial: before, reason: 'change', token: stepUpToken, now: clock() },
      });
    }
    await setLimit(transaction, { userId, limitRial, now: clock() });
  });
}
