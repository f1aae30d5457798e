import { dismissCommentReports, listReportedComments, reportComment } from '@bazaar/contracts/content';
import { conflict, notFound } from '../../kit/http/errors.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { plainText } from '../text/plain-text.rules.ts';
import { withReportTimes } from '../text/report-times.rules.ts';
import { findState } from './comment-decision.sql.ts';
import { noteOfComment, withoutAuthor } from './comment-note.rules.ts';
import { closeReports, countReported, findReported, keepReport } from './comment-report.sql.ts';

const REPORTS_A_DAY = { count: 20, windowSeconds: 86_400, by: 'user' } as const;

/** What readers report about comments, and how operators answer it: the comment stays, or is rejected. */
export function commentReportRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(
      reportComment,
      async ({ user, params, body, db: transaction }) => {
        const report = { commentId: params.id, userId: user.userId, reason: body.reason };
        const outcome = await keepReport(transaction, {
          ...report,
          text: plainText(body.text),
          now: clock(),
        });
        if (outcome === 'missing') {
          throw notFound(messages.comment);
        }
        if (outcome === 'decided') {
          throw conflict('invalid_transition', {
            title: messages.reportDecided,
            detail: messages.reportDecidedDetail,
          });
        }
        return { id: params.id };
      },
      { limit: REPORTS_A_DAY },
    ),
    sessionRoute(listReportedComments, async ({ user, audit, query }) => {
      const [rows, totalCount] = await Promise.all([
        findReported(db, user.userId, query.paging),
        countReported(db),
      ]);
      await audit(db, ...rows.map((row) => noteOfComment('readComment', row)));
      const items = rows.map(withoutAuthor).map(withReportTimes);
      return { items, totalCount, ...query.paging };
    }),
    sessionRoute(dismissCommentReports, async ({ user, audit, params, body }) => {
      const dismissal = { commentId: params.id, lastReportId: body.lastReportId, operatorId: user.userId };
      const before = await findState(db, params.id);
      if (before === null) {
        throw notFound(messages.comment);
      }
      const dismissed = await db.transaction().execute(async (transaction) => {
        const count = await closeReports(transaction, { ...dismissal, now: clock() });
        if (count > 0) {
          await audit(transaction, noteOfComment('decideComment', { id: params.id, ...before }));
        }
        return count;
      });
      if (dismissed > 0) {
        return { id: params.id, dismissed };
      }
      throw conflict('invalid_transition', {
        title: messages.reportsClosed,
        detail: messages.reportsClosedDetail,
      });
    }),
  ];
}
