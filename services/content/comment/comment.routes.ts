import {
  addComment,
  COMMENTS_AN_HOUR,
  likeComment,
  listCommentTree,
  MAX_PENDING_COMMENTS,
} from '@bazaar/contracts/content';
import type { Database } from '../../kit/database/database.ts';
import { conflict, notFound, tooManyRequests } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { consumeLimit } from '../../kit/rate-limit.ts';
import { messages } from '../messages.ts';
import {
  countComments,
  findActive,
  findCommentsOpen,
  findReplies,
  findRoots,
  insertComment,
} from './comment.sql.ts';
import { setCommentLike } from './comment-like.sql.ts';
import { cleanText } from './comment-text.rules.ts';
import { placeOfReply, threadsOf } from './comment-tree.rules.ts';
import { countMine } from './own-comment.sql.ts';

/** Comments under articles: everybody reads the active ones, users with a session write and like. */
export function commentRoutes(context: ServiceContext): ServiceRoute[] {
  return [readingRoute(context), ...writingRoutes(context)];
}

function readingRoute({ db, clock }: ServiceContext): ServiceRoute {
  return route(
    listCommentTree,
    async ({ params, query, user }) => {
      const commentsOpen = await openOrThrow(db, params.id, clock());
      const tree = { pageId: params.id, userId: user?.userId ?? null };
      const [roots, counted] = await Promise.all([
        findRoots(db, { ...tree, sort: query.sort }, query.paging),
        countComments(db, tree),
      ]);
      const replies = await findReplies(
        db,
        roots.map(({ id }) => id),
        tree.userId,
      );
      const items = threadsOf(roots, replies);
      return {
        ...{ items, totalCount: counted.roots, ...query.paging },
        commentsCount: counted.read,
        commentsOpen,
      };
    },
    // With a session, the response contains what other users may not see.
    { isPrivate: true },
  );
}

function writingRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(addComment, async ({ user, body, db: transaction }) => {
      const now = clock();
      if (!(await openOrThrow(transaction, body.pageId, now))) {
        throw conflict('comments_closed', {
          title: messages.commentsClosed,
          detail: messages.commentsClosedDetail,
        });
      }
      const text = cleanText(body.text);
      const place = await placeFor(transaction, body.pageId, body.parentId);
      await limitOrThrow(transaction, user.userId, now);
      return insertComment(transaction, {
        ...{ pageId: body.pageId, ...place, text, now },
        ...{ userId: user.userId, authorName: user.name, supplierId: user.supplierId },
      });
    }),
    sessionRoute(likeComment, async ({ user, params, query }) => {
      const liked = await setCommentLike(db, {
        commentId: params.id,
        userId: user.userId,
        now: clock(),
        wanted: query.liked,
      });
      if (liked === null) {
        throw notFound(messages.comment);
      }
      return liked;
    }),
  ];
}

/** Counted in the transaction: its lock on the counter lets one comment of a user at a time see how many wait. */
async function limitOrThrow(db: Database, userId: number, now: Date): Promise<void> {
  const limit = { key: `content:comments:user:${userId}`, count: COMMENTS_AN_HOUR, windowSeconds: 3_600 };
  const wait = await consumeLimit(db, { ...limit, now });
  if (wait > 0) {
    throw tooManyRequests(wait);
  }
  if ((await countMine(db, userId, 'pending')) >= MAX_PENDING_COMMENTS) {
    throw conflict('too_many_pending', {
      title: messages.tooManyPending(MAX_PENDING_COMMENTS),
      detail: messages.tooManyPendingDetail,
    });
  }
}

async function openOrThrow(db: Database, pageId: number, now: Date): Promise<boolean> {
  const isOpen = await findCommentsOpen(db, pageId, now);
  if (isOpen === null) {
    throw notFound(messages.page);
  }
  return isOpen;
}

async function placeFor(db: Database, pageId: number, answeredId: number | undefined) {
  if (answeredId === undefined) {
    return { parentId: null, depth: 1 };
  }
  const answered = await findActive(db, answeredId, pageId);
  if (answered === null) {
    throw notFound(messages.answeredComment);
  }
  return placeOfReply(answered);
}
