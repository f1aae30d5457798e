import type { Service } from '../kit/http/service.ts';
import { conversationRoutes } from './conversation/conversation.routes.ts';
import { simulator } from './simulator/simulator.jobs.ts';
import { streamRoutes } from './stream/stream.routes.ts';
import { threadMaintenance } from './thread/former-text.jobs.ts';
import { participantRoutes } from './thread/participant.routes.ts';
import { readingRoutes } from './thread/reading.routes.ts';
import { writingRoutes } from './thread/writing.routes.ts';

/** Conversations. */
export const notificationService: Service = {
  name: 'notification',
  routes: (context) => [
    ...conversationRoutes(context),
    ...readingRoutes(context),
    ...writingRoutes(context),
    ...participantRoutes(context),
    ...streamRoutes(context),
  ],
  jobs: (context) => [...simulator(context), threadMaintenance(context)],
};
