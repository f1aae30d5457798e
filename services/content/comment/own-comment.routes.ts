import { listMyComments, removeComment, updateComment } from '@bazaar/contracts/content';
import type { Database } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { alreadyDecided } from './already-decided.problems.ts';
import { cleanText } from './comment-text.rules.ts';
import { countMine, deletePending, findMine, findOwnStatus, rewritePending } from './own-comment.sql.ts';

/** A user's own comments, which may be changed or taken back until somebody has decided about them. */
export function ownCommentRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(listMyComments, async ({ user, query }) => {
      const status = query.status ?? null;
      const [items, totalCount] = await Promise.all([
        findMine(db, { userId: user.userId, status, now: clock() }, query.paging),
        countMine(db, user.userId, status),
      ]);
      return { items, totalCount, ...query.paging };
    }),
    sessionRoute(updateComment, async ({ user, params, body }) => {
      const text = cleanText(body.text);
      await pendingOrThrow(db, params.id, user.userId);
      const changed = await rewritePending(db, { id: params.id, userId: user.userId, text });
      if (changed === null) {
        throw await alreadyDecided(db, params.id, DECIDED);
      }
      return changed;
    }),
    sessionRoute(removeComment, async ({ user, params }) => {
      await pendingOrThrow(db, params.id, user.userId);
      if (!(await deletePending(db, params.id))) {
        throw await alreadyDecided(db, params.id, DECIDED);
      }
      return { id: params.id };
    }),
  ];
}

const DECIDED = { title: messages.commentDecided, detail: messages.commentDecidedDetail };

async function pendingOrThrow(db: Database, id: number, userId: number): Promise<void> {
  const status = await findOwnStatus(db, id, userId);
  if (status === null) {
    throw notFound(messages.comment);
  }
  if (status !== 'pending') {
    throw await alreadyDecided(db, id, DECIDED);
  }
}
