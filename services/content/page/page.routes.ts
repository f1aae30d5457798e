import {
  getContentTypeTree,
  getPage,
  getPageByUniqueName,
  listPagesByContentType,
  listPagesByLabel,
} from '@bazaar/contracts/content';
import { foldFa } from '@bazaar/locale';
import { notFound } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { treeOf } from './content-type.rules.ts';
import {
  countPages,
  findContentTypes,
  findPage,
  findPages,
  findStaticPage,
  type PageFilter,
} from './page.sql.ts';

interface Paging {
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** Articles, static pages, and the tree of types. */
export function pageRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  const pageOf = async (filter: PageFilter, paging: Paging) => {
    const [items, totalCount] = await Promise.all([findPages(db, filter, paging), countPages(db, filter)]);
    return { items, totalCount, ...paging };
  };
  return [
    route(getPage, async ({ params }) => {
      const page = await findPage(db, params.id, clock());
      if (page === null) {
        throw notFound(messages.page);
      }
      return page;
    }),
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
    route(getContentTypeTree, async () => treeOf(await findContentTypes(db, clock()))),
  ];
}
