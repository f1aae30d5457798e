import { findSigningKey } from '../../services/auth/tokens/signing-key.security.ts';
import { SESSION_SECONDS, signTokens } from '../../services/auth/tokens/token-claims.security.ts';
import { openSessionOf, openSessions } from '../../services/bench/bench-data.sql.ts';
import type { Database } from '../../services/kit/database/database.ts';
import type { Environment } from '../../services/kit/environment.ts';

/** Opens a session for each of the bench's users and returns their access tokens. */
export async function signUsersIn(db: Database, environment: Environment): Promise<string[]> {
  return signTokensOf(db, environment, await openSessions(db, SESSION_SECONDS));
}

/** Opens a session of one user and returns the access token. */
export async function signUserIn(db: Database, environment: Environment, userId: number): Promise<string> {
  const session = await openSessionOf(db, userId, SESSION_SECONDS);
  const [token = ''] = await signTokensOf(db, environment, [session]);
  return token;
}

async function signTokensOf(
  db: Database,
  environment: Environment,
  sessions: readonly { readonly userId: number; readonly id: string }[],
): Promise<string[]> {
  const now = new Date();
  const signing = await findSigningKey({ db, environment, clock: () => now });
  const tokens: string[] = [];
  for (const { id, userId } of sessions) {
    const subject = { userId, sessionId: id, name: 'کاربر سنجش', now };
    tokens.push((await signTokens(environment, signing, subject)).accessToken);
  }
  return tokens;
}
