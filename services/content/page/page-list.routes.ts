import {
  listContentLabels,
  listPagesByTypeId,
  listPublicContents,
  merchantHasContent,
} from '@bazaar/contracts/content';
import { notFound } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { recentValue } from '../../kit/recent-value.ts';
import { messages } from '../messages.ts';
import type { Window } from '../window.sql.ts';
import { findTypePath } from './content-type.sql.ts';
import { findLabels } from './label.sql.ts';
import { countPublicContents, findPublicContents, type PublicList } from './page-list.sql.ts';

const MINUTE_MS = 60_000;

/** Public lists of articles. */
export function pageListRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  const pageOf = async (list: Omit<PublicList, 'now'>, paging: Window) => {
    const asked = { ...list, now: clock() };
    const [items, totalCount] = await Promise.all([
      findPublicContents(db, asked, paging),
      countPublicContents(db, asked),
    ]);
    return { items, totalCount, ...paging };
  };
  // Every list of articles asks for them, and counting reads all articles.
  const labels = recentValue({ keptMs: MINUTE_MS, clock }, () => findLabels(db, clock()));
  return [
    route(listContentLabels, labels),
    route(listPublicContents, ({ query }) =>
      pageOf({ filter: query.filter, sort: query.sort.field }, query.paging),
    ),
    route(listPagesByTypeId, async ({ query }) => {
      if ((await findTypePath(db, query.contentTypeId)).length === 0) {
        throw notFound(messages.contentType);
      }
      return pageOf({ filter: { contentTypeId: query.contentTypeId }, sort: 'newest' }, query.paging);
    }),
    route(merchantHasContent, async ({ query }) => {
      const count = await countPublicContents(db, { filter: query, now: clock() });
      return { hasContent: count > 0, count };
    }),
  ];
}
