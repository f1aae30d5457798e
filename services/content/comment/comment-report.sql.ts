import { type CommentReportReason, type ReportedComment, SHOWN_REPORTS } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { type Window, windowOf } from '../window.sql.ts';
import { columnsFor } from './comment.sql.ts';
import type { Authored } from './comment-note.rules.ts';
import { QUEUE_COLUMNS } from './comment-waiting.sql.ts';

type ReportedRow = z.input<typeof ReportedComment> & Authored & { readonly id: number };

interface Report {
  readonly commentId: number;
  readonly userId: number;
  readonly reason: CommentReportReason;
  readonly text: string;
  readonly now: Date;
}

/** `missing`: the reader sees no such comment of somebody else. `decided`: an operator has decided about their report. */
type ReportOutcome = 'kept' | 'missing' | 'decided';

/** Keeps a reader's report. */
export async function keepReport(db: Database, report: Report): Promise<ReportOutcome> {
  const { rows } = await sql<{ outcome: ReportOutcome }>`
    select content.report_comment(
      ${report.commentId}, ${report.userId}, ${report.reason}, ${report.text}, ${report.now}
    ) as outcome`.execute(db);
  return rows[0]?.outcome ?? 'missing';
}

/** One page of the comments with open reports, the most reported first; `userId` is the operator who reads them. */
export async function findReported(db: Database, userId: number, window: Window): Promise<ReportedRow[]> {
  const { rows } = await sql<ReportedRow>`
    with reported as (
      select comment_id, count(*)::int as reports_count, max(id) as last_report_id, min(created_at) as since
      from content.comment_report where closed_at is null
      group by comment_id
    )
    select ${columnsFor(userId)}, ${QUEUE_COLUMNS},
      reported.reports_count as "reportsCount", reported.last_report_id as "lastReportId",
      (select jsonb_agg(jsonb_build_object('reason', report.reason, 'text', report.text, 'at', report.created_at)
          order by report.id desc)
        from (
          select id, reason, text, created_at from content.comment_report
          where comment_id = comment.id and closed_at is null
          order by id desc limit ${SHOWN_REPORTS}
        ) as report) as reports
    from reported
    join content.page_comment as comment on comment.id = reported.comment_id
    join content.page on page.id = comment.page_id
    where comment.status = 'active'
    order by reported.reports_count desc, reported.since, comment.id
    ${windowOf(window)}`.execute(db);
  return rows;
}

/** How many comments have open reports. */
export async function countReported(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct comment_id)::int as count from content.comment_report where closed_at is null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

interface Dismissal {
  readonly commentId: number;
  /** The latest report that the operator has read. */
  readonly lastReportId: number;
  readonly operatorId: number;
  readonly now: Date;
}

/** Closes the open reports of a comment up to one; returns how many there were. */
export async function closeReports(db: Database, dismissal: Dismissal): Promise<number> {
  const { rows } = await sql`
    update content.comment_report set closed_at = ${dismissal.now}, closed_by = ${dismissal.operatorId}
    where comment_id = ${dismissal.commentId} and id <= ${dismissal.lastReportId} and closed_at is null
    returning id`.execute(db);
  return rows.length;
}
