import type { Service } from '../kit/http/service.ts';
import { conversationRoutes } from './conversation/conversation.routes.ts';

/** Conversations. */
export const notificationService: Service = { name: 'notification', routes: conversationRoutes };
