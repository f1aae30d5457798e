import type { ServiceContext } from '../../kit/http/service.ts';
import type { JobHandler } from '../../kit/jobs/job.ts';
import { deleteUnusedGuards } from './maintenance.sql.ts';

/** Removes, once an hour, guards of numbers and networks whose codes are gone. */
export function authMaintenance({ db }: ServiceContext): JobHandler {
  return { kind: 'auth.maintenance', everySeconds: 3_600, run: () => deleteUnusedGuards(db) };
}
