import type { Service } from '../kit/http/service.ts';
import { conversationRoutes } from './conversation/conversation.routes.ts';

export { seedNotification } from './seed.ts';

/** Conversations. */
export const notificationService: Service = { name: 'notification', routes: conversationRoutes };
