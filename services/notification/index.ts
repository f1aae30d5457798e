import { settingsCheck } from '../kit/checks/check.ts';
import type { Service } from '../kit/http/service.ts';
import { readCount } from '../kit/settings.ts';
import { conversationRoutes } from './conversation/conversation.routes.ts';
import { notificationRetention } from './retention.rules.ts';
import { simulator } from './simulator/simulator.jobs.ts';
import { readHeartbeatMs, streamRoutes } from './stream/stream.routes.ts';
import { participantRoutes } from './thread/participant.routes.ts';
import { readingRoutes } from './thread/reading.routes.ts';
import { writingRoutes } from './thread/writing.routes.ts';

/** Conversations. */
export const notificationService: Service = {
  name: 'notification',
  checks: ({ variables }) => [
    settingsCheck('streams', 'the limits of streams are whole numbers', [
      () => readHeartbeatMs(variables),
      () => readCount(variables, 'MAX_STREAMS', 0),
    ]),
  ],
  routes: (context) => [
    ...conversationRoutes(context),
    ...readingRoutes(context),
    ...writingRoutes(context),
    ...participantRoutes(context),
    ...streamRoutes(context),
  ],
  jobs: simulator,
  retention: notificationRetention,
};
