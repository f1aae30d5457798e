import type { ServiceContext } from '../../kit/http/service.ts';
import type { JobHandler } from '../../kit/jobs/job.ts';
import { deleteFormerTexts } from './former-text.sql.ts';

/** As the privacy page of the site promises. */
const FORMER_TEXT_RETENTION_MS = 90 * 86_400_000;

/** Removes, once an hour, what messages said before changes that are older than 90 days. */
export function threadMaintenance({ db, clock }: ServiceContext): JobHandler {
  return {
    kind: 'notification.maintenance',
    everySeconds: 3_600,
    run: () => deleteFormerTexts(db, new Date(clock().getTime() - FORMER_TEXT_RETENTION_MS)),
  };
}
