import { getReviewAccess, listWaitingComments, moderateComment } from '@bazaar/contracts/content';
import { notFound } from '../../kit/http/errors.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { storedLine } from '../text/plain-text.rules.ts';
import { alreadyDecided } from './already-decided.problems.ts';
import { findStatus, moveComment } from './comment-decision.sql.ts';
import { mayMove } from './comment-tree.rules.ts';
import { countWaiting, findWaiting } from './comment-waiting.sql.ts';

/** The queue of comments that wait, and the decisions of operators. */
export function commentReviewRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(getReviewAccess, async ({ user }) => {
      const mayReview = moderateComment.roles?.some((role) => user.roles.includes(role)) ?? false;
      return { mayReview, waiting: mayReview ? await countWaiting(db) : 0 };
    }),
    sessionRoute(listWaitingComments, async ({ user, query }) => {
      const [items, totalCount] = await Promise.all([
        findWaiting(db, user.userId, query.paging),
        countWaiting(db),
      ]);
      return { items, totalCount, ...query.paging };
    }),
    sessionRoute(moderateComment, async ({ user, params, body }) => {
      const from = await findStatus(db, params.id);
      if (from === null) {
        throw notFound(messages.comment);
      }
      const reason = body.reason === undefined ? null : storedLine(body.reason);
      const decision = {
        id: params.id,
        from,
        to: body.status,
        reason,
        moderatorId: user.userId,
        now: clock(),
      };
      if (!mayMove(from, body.status) || !(await moveComment(db, decision))) {
        throw await alreadyDecided(db, params.id, {
          title: messages.commentMoved,
          detail: messages.commentMovedDetail,
        });
      }
      return { id: params.id, status: body.status };
    }),
  ];
}
