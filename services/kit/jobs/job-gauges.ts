import type { GaugeSource } from '../http/metrics.ts';
import type { ServiceContext } from '../http/service.ts';
import { findJobFigures } from './job.sql.ts';

/** What an operator watches of the jobs of these kinds: those set aside, and how late the oldest is. */
export function jobGauges(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  kinds: readonly string[],
): GaugeSource[] {
  const read = async (figure: 'setAside' | 'oldestDueSeconds') =>
    (await findJobFigures(db, kinds, clock())).map((one) => ({ of: one.kind, value: one[figure] }));
  return [
    {
      name: 'bazaar_jobs_set_aside',
      help: 'Jobs that kept failing and wait for an operator, by kind.',
      label: 'kind',
      read: () => read('setAside'),
    },
    {
      name: 'bazaar_jobs_oldest_due_seconds',
      help: 'How long the job that waits longest has been due, by kind.',
      label: 'kind',
      read: () => read('oldestDueSeconds'),
    },
  ];
}
