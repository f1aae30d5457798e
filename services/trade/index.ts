import { settingsCheck } from '../kit/checks/check.ts';
import type { Service, ServiceContext } from '../kit/http/service.ts';
import type { JobHandler } from '../kit/jobs/job.ts';
import { documentTypeRoutes } from './document-type/document-type.routes.ts';
import { eventRoutes } from './event/event.routes.ts';
import { buyerRoutes } from './request/buyer.routes.ts';
import { deadlineRoutes } from './request/deadlines.routes.ts';
import { countDisputes, countEscalated } from './request/disputes.sql.ts';
import { panelRoutes } from './request/panel.routes.ts';
import { readingRoutes } from './request/reading.routes.ts';
import { runSystemMove } from './request/system-moves.jobs.ts';
import { SYSTEM_MOVE } from './request/trade-work.commands.ts';
import { tradeRetention } from './retention.rules.ts';
import { readTradeSettings } from './settings.ts';
import { createWork } from './simulator/create-work.commands.ts';
import { giveSimulatedAnswer, SIMULATED_ANSWER } from './simulator/simulator.jobs.ts';

/** Trade requests from draft to rating, their events and timers, and the simulated suppliers of the demo. */
export const tradeService: Service = {
  name: 'trade',
  checks: ({ name, variables }) => [
    settingsCheck('trade', 'the limits of trade requests are whole numbers', [
      () => readTradeSettings({ simulateSuppliers: name === 'demo', variables }),
    ]),
  ],
  routes: (context) => {
    const workOf = createWork(context);
    return [
      ...readingRoutes(context),
      ...buyerRoutes(context, workOf),
      ...panelRoutes(workOf),
      ...eventRoutes(context),
      ...documentTypeRoutes(context),
      ...deadlineRoutes(),
    ];
  },
  jobs,
  retention: tradeRetention,
  gauges: ({ db }) => [
    {
      name: 'bazaar_disputes_open',
      help: 'Disputes that wait for a ruling.',
      read: async () => [{ value: await countDisputes(db) }],
    },
    {
      name: 'bazaar_disputes_escalated',
      help: 'Disputes whose ruling took too long, and that still wait for it.',
      read: async () => [{ value: await countEscalated(db) }],
    },
  ],
};

function jobs(context: ServiceContext): JobHandler[] {
  const workOf = createWork(context);
  const inTransaction = (act: typeof runSystemMove) => (job: Parameters<typeof runSystemMove>[1]) =>
    context.db.transaction().execute((db) => act(workOf(db), job));
  const timers: JobHandler = { kind: SYSTEM_MOVE, atOnce: 2, run: inTransaction(runSystemMove) };
  return context.environment.simulateSuppliers
    ? [timers, { kind: SIMULATED_ANSWER, run: inTransaction(giveSimulatedAnswer) }]
    : [timers];
}
