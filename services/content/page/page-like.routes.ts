import { getPageLike, likePage } from '@bazaar/contracts/content';
import { notFound } from '../../kit/http/errors.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { findPageLike, setPageLike } from './page-like.sql.ts';

/** A reader's like of an article. */
export function pageLikeRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(likePage, async ({ user, params, query }) =>
      existing(
        await setPageLike(db, {
          pageId: params.id,
          userId: user.userId,
          now: clock(),
          wanted: query.liked,
        }),
      ),
    ),
    sessionRoute(getPageLike, async ({ user, params }) =>
      existing(await findPageLike(db, { pageId: params.id, userId: user.userId, now: clock() })),
    ),
  ];
}

function existing<Like>(like: Like | null): Like {
  if (like === null) {
    throw notFound(messages.page);
  }
  return like;
}
