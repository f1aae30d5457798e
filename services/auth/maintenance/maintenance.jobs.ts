import type { ServiceContext } from '../../kit/http/service.ts';
import type { JobHandler } from '../../kit/jobs/job.ts';
import { DEVICE_RETENTION_MS } from '../device/device.sql.ts';
import {
  deleteOldCodes,
  deleteOldDevices,
  deleteOldMessages,
  deleteOldSessions,
  deleteOldSpendings,
  deleteUsedWork,
} from './maintenance.sql.ts';

const DAY_MS = 86_400_000;
const CODE_RETENTION_MS = 30 * DAY_MS;
const SESSION_RETENTION_MS = 90 * DAY_MS;
const MESSAGE_RETENTION_MS = 7 * DAY_MS;
const SPENDING_RETENTION_MS = 2 * DAY_MS;

/**
 * Removes expired records once an hour: codes after 30 days, closed sessions after 90, the demo's messages after 7, what
 * was spent without a code after 2, when it counts no more, devices 90 days after their last sign-in, and used work.
 */
export function authMaintenance({ db, clock }: ServiceContext): JobHandler {
  return {
    kind: 'auth.maintenance',
    everySeconds: 3_600,
    async run() {
      const now = clock();
      const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
      await deleteOldCodes(db, ago(CODE_RETENTION_MS));
      await deleteOldSessions(db, ago(SESSION_RETENTION_MS));
      await deleteOldMessages(db, ago(MESSAGE_RETENTION_MS));
      await deleteOldSpendings(db, ago(SPENDING_RETENTION_MS));
      await deleteOldDevices(db, ago(DEVICE_RETENTION_MS));
      await deleteUsedWork(db, now);
    },
  };
}
