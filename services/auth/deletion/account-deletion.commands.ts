import type { AccountDeletion } from '@bazaar/contracts/auth';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { conflict } from '../../kit/http/errors.ts';
import type { Principal, ServiceContext } from '../../kit/http/service.ts';
import { cancelJob, scheduleJob } from '../../kit/jobs/job.sql.ts';
import { requireToken } from '../../kit/step-up.ts';
import { messages } from '../messages.ts';
import { lockUser } from '../step-up/step-up.sql.ts';
import { DELETION_JOB, deletionKey } from './account-deletion.settings.ts';
import { deleteDeletion, findDeletion, findObstacles, insertDeletion } from './account-deletion.sql.ts';

const DAY_MS = 86_400_000;

/** What a response tells of the deletion of a user's account. */
export async function deletionOf(
  db: Database,
  userId: number,
  waitingDays: number,
): Promise<z.input<typeof AccountDeletion>> {
  const [asked, obstacles] = await Promise.all([findDeletion(db, userId), findObstacles(db, userId)]);
  const { requestedAt, dueAt } = asked ?? { requestedAt: null, dueAt: null };
  return { requestedAt, dueAt, waitingDays, obstacles };
}

interface Wish {
  readonly user: Principal;
  readonly token: string | undefined;
  readonly waitingDays: number;
}

/** Has an account deleted after the waiting time; 409 while something is in the way, 403 without a token. */
export function askForDeletion(
  { db, clock }: ServiceContext,
  { user, token, waitingDays }: Wish,
): Promise<void> {
  const { userId } = user;
  return db.transaction().execute(async (transaction) => {
    const now = clock();
    await lockUser(transaction, userId);
    const asked = await findDeletion(transaction, userId);
    if (asked !== null) {
      await planOverdue(transaction, { userId, dueAt: new Date(asked.dueAt), now });
      return;
    }
    const obstacles = await findObstacles(transaction, userId);
    if (obstacles.length > 0) {
      const { inUse: title, inUseDetail: detail } = messages;
      throw conflict('account_in_use', { title, detail, data: { obstacles } });
    }
    await requireToken(transaction, {
      ...{ user, purpose: 'accountDeletion', purposeId: null, amountRial: null },
      ...{ limitRial: null, reason: 'change', token, now },
    });
    const dueAt = new Date(now.getTime() + waitingDays * DAY_MS);
    await insertDeletion(transaction, { userId, now, dueAt });
    await scheduleJob(transaction, {
      ...{ kind: DELETION_JOB, key: deletionKey(userId), runAt: dueAt, payload: { userId } },
    });
  });
}

/** A deletion that failed too often is set aside, and tried again when its user asks once more. */
async function planOverdue(
  db: Database,
  { userId, dueAt, now }: { userId: number; dueAt: Date; now: Date },
): Promise<void> {
  if (dueAt < now) {
    await scheduleJob(db, {
      ...{ kind: DELETION_JOB, key: deletionKey(userId), runAt: now, payload: { userId } },
    });
  }
}

/** Takes the wish back. */
export function keepAccount({ db }: ServiceContext, userId: number): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await deleteDeletion(transaction, userId);
    await cancelJob(transaction, deletionKey(userId));
  });
}
