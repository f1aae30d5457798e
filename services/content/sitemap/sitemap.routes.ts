import { listContentSitemap, listContentSitemapParts } from '@bazaar/contracts/content';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { selectSitemapParts, selectSitemapRecords } from '../../kit/sitemap.sql.ts';
import { sourcesAt } from './sitemap.sql.ts';

/** The endpoints under `/api/v1/sitemap`. */
export function sitemapRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    route(listContentSitemapParts, ({ params }) => selectSitemapParts(db, sourcesAt(clock())[params.kind])),
    route(listContentSitemap, ({ params, query }) =>
      selectSitemapRecords(db, sourcesAt(clock())[params.kind], query),
    ),
  ];
}
