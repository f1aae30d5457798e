import { randomUUID } from 'node:crypto';
import type { OtpSent } from '@bazaar/contracts/auth';
import type { Database } from '../../kit/database/database.ts';
import type { ServiceContext } from '../../kit/http/service.ts';
import type { SendMessage } from '../inbox/outgoing-message.types.ts';
import { messages } from '../messages.ts';
import type { AskerPlace } from './asker.security.ts';
import { hashCode, newCode } from './code-hash.security.ts';
import { CODE_LIFETIME_SECONDS, RESEND_AFTER_SECONDS } from './login.rules.ts';
import { type CodePurpose, deleteCode, insertCode, storeCodeHash } from './login.sql.ts';

/** Who is sent a code, and where the request came from. */
interface Receiver extends AskerPlace {
  readonly mobile: string;
  readonly deviceId: string | null;
}

/** What a code is sent for. */
export interface CodeUse {
  readonly purpose: CodePurpose;
  /** The message with the code, for this host's page. */
  text(code: string, host: string): string;
  /** What the operator's template at the SMS provider shows beside the code. */
  readonly amount?: string;
  /** Permits the code in the transaction that stores it, or throws; the digits that it has. */
  permit(transaction: Database): Promise<number>;
  /** Stores what the code confirms, in the same transaction. */
  store?(transaction: Database, requestId: string): Promise<void>;
}

/** A code that signs in. */
export function signInUse(permit: CodeUse['permit']): CodeUse {
  return { purpose: 'signIn', text: messages.code, permit };
}

/**
 * Sends a one-time code. No user is looked up here, so neither the response nor its duration shows whether the number is
 * known.
 */
export async function sendCode(
  context: ServiceContext,
  send: SendMessage,
  { use, ...receiver }: Receiver & { readonly use: CodeUse },
): Promise<OtpSent> {
  const requestId = randomUUID();
  const code = await context.db.transaction().execute(async (transaction) => {
    const digits = await use.permit(transaction);
    await insertCode(transaction, {
      ...{ ...receiver, requestId, purpose: use.purpose },
      ...lifetimeOf(context.clock()),
    });
    await use.store?.(transaction, requestId);
    return newCode(digits);
  });
  // The slow hash is for permitted requests alone, and not in the transaction, in which others wait. Until it is stored, no
  // code is the right one, and nobody knows the id to try one.
  await storeCodeHash(context.db, requestId, await hashCode(code));
  // After the commit: a message with a code that was never stored would be worse than none.
  const host = new URL(context.environment.publicOrigin).hostname;
  try {
    const { purpose, amount } = use;
    await send({ mobile: receiver.mobile, requestId, code, purpose, amount, text: use.text(code, host) });
  } catch (error) {
    await deleteCode(context.db, requestId);
    throw error;
  }
  const expiresIn = CODE_LIFETIME_SECONDS;
  return { requestId, expiresIn, resendAfter: RESEND_AFTER_SECONDS, codeLength: code.length };
}

function lifetimeOf(now: Date) {
  return { createdAt: now, expiresAt: new Date(now.getTime() + CODE_LIFETIME_SECONDS * 1000) };
}
