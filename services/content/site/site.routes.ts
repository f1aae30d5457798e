import { getWebsiteMenus, listAdvertisements, listMediaVideos } from '@bazaar/contracts/content';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { countAdvertisements, countVideos, findAdvertisements, findMenus, findVideos } from './site.sql.ts';

/** Menus, advertisements, videos and webinars. */
export function siteRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    route(getWebsiteMenus, async ({ query }) => findMenus(db, query.place)),
    route(listAdvertisements, async ({ query }) => {
      const now = clock();
      const [items, totalCount] = await Promise.all([
        findAdvertisements(db, now, query.paging),
        countAdvertisements(db, now),
      ]);
      return { items, totalCount, ...query.paging };
    }),
    route(listMediaVideos, async ({ query }) => {
      const now = clock();
      const [items, totalCount] = await Promise.all([
        findVideos(db, { kind: query.kind, now }, query.paging),
        countVideos(db, query.kind, now),
      ]);
      return { items, totalCount, ...query.paging };
    }),
  ];
}
