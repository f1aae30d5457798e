import type { ServiceContext } from '../http/service.ts';
import type { JobHandler } from '../jobs/job.ts';
import { linkAuditEvents } from './audit.sql.ts';

const AT_ONCE = 500;
const A_MINUTE_SECONDS = 60;

/** Links the events of the last minute to the chain, so that a later change of one is found. */
export function auditLinking({ db }: Pick<ServiceContext, 'db'>): JobHandler {
  return {
    kind: 'kit.audit-linking',
    everySeconds: A_MINUTE_SECONDS,
    async run({ signal }) {
      while (!signal.aborted && (await linkAuditEvents(db, AT_ONCE)) === AT_ONCE) {
        // The next ones.
      }
    },
  };
}
