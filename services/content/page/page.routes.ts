import {
  getPage,
  getPageByUniqueName,
  likePage,
  listPagesByContentType,
  listPagesByLabel,
} from '@bazaar/contracts/content';
import { foldFa } from '@bazaar/locale';
import { notFound } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import type { Window } from '../window.sql.ts';
import { countPages, findPage, findPages, findStaticPage, type PageFilter } from './page.sql.ts';
import { pageLikes, togglePageLike } from './page-like.sql.ts';

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
      const page = await findStaticPage(db, query.uniquePageName, clock());
      if (page === null) {
        throw notFound(messages.staticPage);
      }
      return page;
    }),
    sessionRoute(likePage, async ({ user, params }) => {
      const liked = await togglePageLike(db, { pageId: params.id, userId: user.userId, now: clock() });
      if (liked === null) {
        throw notFound(messages.page);
      }
      return { liked, likes: await pageLikes(db, params.id) };
    }),
  ];
}
