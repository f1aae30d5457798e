import { listDemoMessages } from '@bazaar/contracts/auth';
import { notFound } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { readMobile } from '../login/mobile-field.rules.ts';
import { messages } from '../messages.ts';
import { findDemoMessages, findMessagesOfRequest } from './inbox.sql.ts';

/** The demo's inbox; the route exists in the demo only, and by number only where nobody else reaches it. */
export function inboxRoutes({ db, environment }: ServiceContext): ServiceRoute[] {
  if (environment.name !== 'demo') {
    return [];
  }
  return [
    route(
      listDemoMessages,
      async ({ query: { requestId, phoneNumber } }) => {
        if (requestId !== undefined) {
          return findMessagesOfRequest(db, requestId);
        }
        if (environment.isPublicDemo) {
          throw notFound(messages.inbox);
        }
        return findDemoMessages(db, readMobile(phoneNumber ?? ''));
      },
      { isPrivate: true },
    ),
  ];
}
