import { findSigningKey } from '../../services/auth/tokens/signing-key.security.ts';
import { SESSION_SECONDS, signTokens } from '../../services/auth/tokens/token-claims.security.ts';
import { openSessions } from '../../services/bench/bench-data.sql.ts';
import type { Database } from '../../services/kit/database/database.ts';
import type { Environment } from '../../services/kit/environment.ts';

/** Opens a session for each of the bench's users and returns their access tokens. */
export async function signUsersIn(db: Database, environment: Environment): Promise<string[]> {
  const now = new Date();
  const signing = await findSigningKey({ db, environment, clock: () => now });
  const sessions = await openSessions(db, SESSION_SECONDS);
  const tokens: string[] = [];
  for (const { id, userId } of sessions) {
    const subject = { userId, sessionId: id, name: 'کاربر سنجش', now };
    tokens.push((await signTokens(environment, signing, subject)).accessToken);
  }
  return tokens;
}
