import {
  addComment,
  type CommentStatus,
  likeComment,
  listCommentTree,
  listMyComments,
  moderateComment,
  removeComment,
} from '@bazaar/contracts/content';
import type { Database } from '../../kit/database/database.ts';
import { conflict, type HttpError, invalid, notFound } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { plainText, storedLine } from '../text/plain-text.rules.ts';
import {
  countComments,
  countMine,
  deletePending,
  findActive,
  findCommentsOpen,
  findMine,
  findOwnStatus,
  findReplies,
  findRoots,
  insertComment,
} from './comment.sql.ts';
import { findStatus, moveComment, toggleCommentLike } from './comment-decision.sql.ts';
import { mayMove, placeOfReply, threadsOf } from './comment-tree.rules.ts';

const MIN_TEXT_LENGTH = 10;

/** Comments under articles: everybody reads the active ones, users with a session write, operators decide. */
export function commentRoutes(context: ServiceContext): ServiceRoute[] {
  return [...readingRoutes(context), ...writingRoutes(context)];
}

function readingRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    route(
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
          commentsCount: counted.active,
          commentsOpen,
        };
      },
      // With a session, the response contains what other users may not see.
      { isPrivate: true },
    ),
    sessionRoute(listMyComments, async ({ user, query }) => {
      const status = query.status ?? null;
      const [items, totalCount] = await Promise.all([
        findMine(db, { userId: user.userId, status, now: clock() }, query.paging),
        countMine(db, user.userId, status),
      ]);
      return { items, totalCount, ...query.paging };
    }),
  ];
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
      const text = plainText(body.text);
      if (text.length < MIN_TEXT_LENGTH) {
        throw invalid({ text: [messages.tooShort(MIN_TEXT_LENGTH)] });
      }
      const place = await placeFor(transaction, body.pageId, body.parentId);
      return insertComment(transaction, {
        ...{ pageId: body.pageId, ...place, text, now },
        ...{ userId: user.userId, authorName: user.name },
      });
    }),
    sessionRoute(likeComment, async ({ user, params }) => {
      const liked = await toggleCommentLike(db, { commentId: params.id, userId: user.userId, now: clock() });
      if (liked === null) {
        throw notFound(messages.comment);
      }
      return liked;
    }),
    sessionRoute(removeComment, async ({ user, params }) => {
      const status = await findOwnStatus(db, params.id, user.userId);
      if (status === null) {
        throw notFound(messages.comment);
      }
      if (status !== 'pending' || !(await deletePending(db, params.id))) {
        throw await decided(db, params.id, {
          title: messages.commentDecided,
          detail: messages.commentDecidedDetail,
        });
      }
      return { id: params.id };
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
        throw await decided(db, params.id, {
          title: messages.commentMoved,
          detail: messages.commentMovedDetail,
        });
      }
      return { id: params.id, status: body.status };
    }),
  ];
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

interface Words {
  readonly title: string;
  readonly detail: string;
}

/** 409 with the current status. */
async function decided(db: Database, id: number, words: Words): Promise<HttpError> {
  const currentStatus: CommentStatus | null = await findStatus(db, id);
  return conflict('invalid_transition', { ...words, data: { currentStatus } });
}
