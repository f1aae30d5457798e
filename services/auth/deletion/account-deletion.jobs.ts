import * as z from 'zod/mini';
import type { ServiceContext } from '../../kit/http/service.ts';
import { scheduleJob } from '../../kit/jobs/job.sql.ts';
import type { JobHandler } from '../../kit/jobs/job.ts';
import { DELETION_JOB, deletionKey, PUT_OFF_MS } from './account-deletion.settings.ts';
import {
  deleteAccount,
  findObstacles,
  lockDueDeletion,
  mayMoneyReturn,
  postponeDeletion,
} from './account-deletion.sql.ts';

const Payload = z.object({ userId: z.int() });

/**
 * Deletes an account whose waiting time is over; while something is in the way, or money may still come
 * back, it is put off by a day.
 */
export function deleteAccountJob({ db, clock, log }: ServiceContext): JobHandler {
  return {
    kind: DELETION_JOB,
    run: ({ payload }) =>
      db.transaction().execute(async (transaction) => {
        const { userId } = Payload.parse(payload);
        const now = clock();
        if (!(await lockDueDeletion(transaction, userId, now))) {
          return;
        }
        const isFree = (await findObstacles(transaction, userId)).length === 0;
        if (isFree && !(await mayMoneyReturn(transaction, userId, now))) {
          await deleteAccount(transaction, userId, now);
          // The number in our records names nobody any more.
          log.info({ userId }, 'account deleted');
          return;
        }
        const runAt = new Date(now.getTime() + PUT_OFF_MS);
        await postponeDeletion(transaction, userId, runAt);
        await scheduleJob(transaction, {
          ...{ kind: DELETION_JOB, key: deletionKey(userId), runAt, payload: { userId } },
        });
      }),
  };
}
