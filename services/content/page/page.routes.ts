import {
  getPage,
  getPageByUniqueName,
  listPagesByContentType,
  listPagesByLabel,
} from '@bazaar/contracts/content';
import { foldFa } from '@bazaar/locale';
import { notFound } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import type { Window } from '../window.sql.ts';
import { countPages, findPage, findPages, type PageFilter } from './page.sql.ts';
import { findStaticPage } from './static-page.sql.ts';

/** Articles and static pages, as readers see them. */
export function pageRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  const pageOf = async (filter: PageFilter, paging: Window) => {
    const [items, totalCount] = await Promise.all([findPages(db, filter, paging), countPages(db, filter)]);
    return { items, totalCount, ...paging };
  };
  return [
    route(
      getPage,
      async ({ params, user }) => {
        const page = await findPage(db, params.id, { now: clock(), userId: user?.userId ?? null });
        if (page === null) {
          throw notFound(messages.page);
        }
        return page;
      },
      // The response says whether the caller likes the page.
      { isPrivate: true },
    ),
    route(listPagesByContentType, ({ query }) =>
      pageOf({ contentTypeId: query.contentTypeId, now: clock() }, query.paging),
    ),
    route(listPagesByLabel, ({ query }) =>
      pageOf({ labelKey: foldFa(query.label), exceptId: query.exceptId, now: clock() }, query.paging),
    ),
    route(getPageByUniqueName, async ({ query }) => {
      const page = await findStaticPage(db, {
        uniqueName: query.uniquePageName,
        version: query.version,
        now: clock(),
      });
      if (page === null) {
        throw notFound(messages.staticPage);
      }
      return page;
    }),
  ];
}
