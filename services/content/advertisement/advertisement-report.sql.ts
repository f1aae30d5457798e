import { type ReportedAdvertisement, SHOWN_REPORTS } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { type Window, windowOf } from '../window.sql.ts';
import { validAt } from './advertisement.sql.ts';

type ReportedRow = z.input<typeof ReportedAdvertisement>;

/** One page of the valid advertisements with open reports, those first that the most readers have reported. */
export async function findReportedAdvertisements(
  db: Database,
  now: Date,
  window: Window,
): Promise<ReportedRow[]> {
  const { rows } = await sql<ReportedRow>`
    with reported as (
      select advertisement_id, count(distinct user_id)::int as readers_count, max(id) as last_report_id, min(created_at) as since
      from content.advertisement_report where closed_at is null
      group by advertisement_id
    )
    select advertisement.id, advertisement.title, advertisement.slug, advertisement.body,
      advertisement.valid_to as "validTo",
      reported.readers_count as "readersCount", reported.last_report_id as "lastReportId",
      (select jsonb_agg(jsonb_build_object('reason', report.reason, 'text', report.text, 'at', report.created_at)
          order by report.id desc)
        from (
          select id, reason, text, created_at from content.advertisement_report
          where advertisement_id = advertisement.id and closed_at is null
          order by id desc limit ${SHOWN_REPORTS}
        ) as report) as reports
    from reported
    join content.advertisement on advertisement.id = reported.advertisement_id
    where ${validAt(now)}
    order by reported.readers_count desc, reported.since, advertisement.id
    ${windowOf(window)}`.execute(db);
  return rows;
}

/** How many valid advertisements have open reports. */
export async function countReportedAdvertisements(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct advertisement.id)::int as count
    from content.advertisement_report as report
    join content.advertisement on advertisement.id = report.advertisement_id
    where report.closed_at is null and ${validAt(now)}`.execute(db);
  return rows[0]?.count ?? 0;
}

interface Resolution {
  readonly id: number;
  /** The latest report that the operator has read. */
  readonly lastReportId: number;
  readonly ends: boolean;
  readonly operatorId: number;
  readonly now: Date;
}

/** Closes open reports of an advertisement, which may end with them; returns how many there were. */
export async function resolveReports(db: Database, resolution: Resolution): Promise<number> {
  const { id, lastReportId, ends, operatorId, now } = resolution;
  const { rows } = await sql<{ resolved: number }>`
    select content.resolve_advertisement_reports(
      ${id}, ${lastReportId}, ${ends}, ${operatorId}, ${now}
    ) as resolved`.execute(db);
  return rows[0]?.resolved ?? 0;
}
