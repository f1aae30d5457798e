import { getHelpItem, listHelpItems } from '@bazaar/contracts/content';
import { notFound } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { findHelpItem, findHelpItems } from './help.sql.ts';

/** Help texts, which screens open by name. */
export function helpRoutes({ db }: ServiceContext): ServiceRoute[] {
  return [
    route(getHelpItem, async ({ query }) => {
      const item = await findHelpItem(db, query.uniqueId);
      if (item === null) {
        throw notFound(messages.help);
      }
      return item;
    }),
    route(listHelpItems, async () => findHelpItems(db)),
  ];
}
