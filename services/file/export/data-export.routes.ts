import { getDataExport, requestDataExport } from '@bazaar/contracts/file';
import type { Database } from '../../kit/database/database.ts';
import {
  type Principal,
  type ServiceContext,
  type ServiceRoute,
  sessionRoute,
} from '../../kit/http/service.ts';
import { scheduleJob } from '../../kit/jobs/job.sql.ts';
import { requireToken } from '../../kit/step-up.ts';
import { EXPORT_JOB } from './data-export.settings.ts';
import { beginExport, type ExportRow, findExport } from './data-export.sql.ts';

/** A refusal without a code counts too. */
const REQUESTS = { count: 20, windowSeconds: 86_400, by: 'user' } as const;

/** The copy of a user's own data: asking for one, and what became of it. */
export function dataExportRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  const begin = (user: Principal, token: string | undefined) =>
    db.transaction().execute(async (transaction): Promise<ExportRow> => {
      const now = clock();
      const current = await findExport(transaction, user.userId, now);
      if (current?.state === 'Preparing') {
        return current;
      }
      await requireToken(transaction, {
        ...{ user, purpose: 'dataExport', purposeId: null, amountRial: null },
        ...{ limitRial: null, reason: 'change', token, now },
      });
      return plan(transaction, user.userId, now);
    });
  return [
    sessionRoute(getDataExport, ({ user }) => findExport(db, user.userId, clock())),
    sessionRoute(requestDataExport, ({ user, body }) => begin(user, body.stepUpToken), { limit: REQUESTS }),
  ];
}

async function plan(db: Database, userId: number, now: Date): Promise<ExportRow> {
  if (await beginExport(db, userId, now)) {
    const key = `data-export:${userId}`;
    await scheduleJob(db, { kind: EXPORT_JOB, key, runAt: now, payload: { userId } });
  }
  return { state: 'Preparing', requestedAt: now.toISOString(), fileId: null, size: null, expiresAt: null };
}
