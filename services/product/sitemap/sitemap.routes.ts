import { listCatalogueSitemap, listCatalogueSitemapParts } from '@bazaar/contracts/product';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { selectSitemapParts, selectSitemapRecords } from '../../kit/sitemap.sql.ts';
import { SOURCES } from './sitemap.sql.ts';

/** The endpoints under `/api/v1/sitemap`. */
export function sitemapRoutes({ db }: ServiceContext): ServiceRoute[] {
  return [
    route(listCatalogueSitemapParts, ({ params }) => selectSitemapParts(db, SOURCES[params.kind])),
    route(listCatalogueSitemap, ({ params, query }) => selectSitemapRecords(db, SOURCES[params.kind], query)),
  ];
}
