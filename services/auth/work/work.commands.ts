import type { WorkSolution } from '@bazaar/contracts/auth';
import type { Database } from '../../kit/database/database.ts';
import { workRequired } from '../../kit/http/errors.ts';
import type { ServiceContext } from '../../kit/http/service.ts';
import { deriveSecret } from '../tokens/signing-key.security.ts';
import { createChallenge, readWork, type WorkSubject } from './work.security.ts';
import { spendWork } from './work.sql.ts';

interface WantedWork {
  readonly subject: WorkSubject;
  readonly bits: number;
  /** What the client has sent. */
  readonly solution: WorkSolution | undefined;
  /** After how long the request is answered without work. */
  readonly waitSeconds: number;
}

/** Uses the client's work up, in the transaction of what it was done for; 429 `work_required` without any that counts. */
export async function requireWork(
  context: ServiceContext,
  db: Database,
  { subject, bits, solution, waitSeconds }: WantedWork,
): Promise<void> {
  // On the connection that is held already: when all wait for each other, none is left to read the key with.
  const secret = await deriveSecret({ ...context, db }, 'sign-in work');
  const asked = { subject, bits, now: context.clock() };
  const done = solution === undefined ? null : readWork(secret, solution, asked);
  if (done === null || !(await spendWork(db, done))) {
    throw workRequired(waitSeconds, createChallenge(secret, asked));
  }
}
