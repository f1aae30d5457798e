import {
  type CommentStatus,
  getReviewAccess,
  listWaitingComments,
  moderateComment,
} from '@bazaar/contracts/content';
import type { Database } from '../../kit/database/database.ts';
import { conflict, type HttpError, notFound } from '../../kit/http/errors.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { countReportedAdvertisements } from '../advertisement/advertisement-report.sql.ts';
import { countLetters } from '../feedback/feedback-review.sql.ts';
import { messages } from '../messages.ts';
import { storedLine } from '../text/plain-text.rules.ts';
import { alreadyDecided } from './already-decided.problems.ts';
import { findState, moveComment } from './comment-decision.sql.ts';
import { noteOfComment, withoutAuthor } from './comment-note.rules.ts';
import { countReported } from './comment-report.sql.ts';
import { mayMove } from './comment-tree.rules.ts';
import { countWaiting, countWaitingCompanies, findWaiting } from './comment-waiting.sql.ts';

/** The queue of comments that wait, and the decisions of operators. */
export function commentReviewRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(getReviewAccess, async ({ user }) => {
      const mayReview = moderateComment.roles?.some((role) => user.roles.includes(role)) ?? false;
      if (!mayReview) {
        return { mayReview, waiting: 0, reported: 0, advertisements: 0, letters: 0, companies: 0 };
      }
      const [waiting, reported, advertisements, letters, companies] = await Promise.all([
        countWaiting(db),
        countReported(db),
        countReportedAdvertisements(db, clock()),
        countLetters(db, 'open'),
        countWaitingCompanies(db),
      ]);
      return { mayReview, waiting, reported, advertisements, letters, companies };
    }),
    sessionRoute(listWaitingComments, async ({ user, audit, query }) => {
      const [rows, totalCount] = await Promise.all([
        findWaiting(db, user.userId, query.paging),
        countWaiting(db),
      ]);
      await audit(db, ...rows.map((row) => noteOfComment('readComment', row)));
      return { items: rows.map(withoutAuthor), totalCount, ...query.paging };
    }),
    decisionRoute({ db, clock }),
  ];
}

function decisionRoute({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): ServiceRoute {
  return sessionRoute(moderateComment, async ({ user, audit, params, body }) => {
    const before = await findState(db, params.id);
    if (before === null) {
      throw notFound(messages.comment);
    }
    const reason = body.reason === undefined ? null : storedLine(body.reason);
    const decision = {
      ...{ id: params.id, from: before.status, to: body.status, rowVersion: body.rowVersion, reason },
      ...{ moderatorId: user.userId, now: clock() },
    };
    const isMade =
      mayMove(before.status, body.status) &&
      (await db.transaction().execute(async (transaction) => {
        const isMoved = await moveComment(transaction, decision);
        if (isMoved) {
          await audit(transaction, noteOfComment('decideComment', { id: params.id, ...before }));
        }
        return isMoved;
      }));
    if (!isMade) {
      throw await notDecided(db, decision);
    }
    return { id: params.id, status: body.status };
  });
}

/** Why nothing was decided: the text is another one than was read, or somebody else has decided. */
async function notDecided(
  db: Database,
  { id, to, rowVersion }: { readonly id: number; readonly to: CommentStatus; readonly rowVersion: number },
): Promise<HttpError> {
  const state = await findState(db, id);
  if (state !== null && mayMove(state.status, to) && state.rowVersion !== rowVersion) {
    return conflict('comment_changed', {
      title: messages.commentChanged,
      detail: messages.commentChangedDetail,
    });
  }
  return alreadyDecided(db, id, { title: messages.commentMoved, detail: messages.commentMovedDetail });
}
