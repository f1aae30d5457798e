import { getWebsiteMenus } from '@bazaar/contracts/content';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { findMenus } from './site.sql.ts';

/** Menus of the site. */
export function siteRoutes({ db }: ServiceContext): ServiceRoute[] {
  return [route(getWebsiteMenus, async ({ query }) => findMenus(db, query.place))];
}
