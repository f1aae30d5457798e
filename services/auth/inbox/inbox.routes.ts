import { listDemoMessages } from '@bazaar/contracts/auth';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { readMobile } from '../login/mobile-field.rules.ts';
import { findDemoMessages } from './inbox.sql.ts';

/** The demo's inbox; the route exists in the demo only. */
export function inboxRoutes({ db, environment }: ServiceContext): ServiceRoute[] {
  if (environment.name !== 'demo') {
    return [];
  }
  return [
    route(listDemoMessages, async ({ query }) => findDemoMessages(db, readMobile(query.phoneNumber)), {
      isPrivate: true,
    }),
  ];
}
