import type { VisitType } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { ownedBy } from '../../kit/ownership.ts';
import type { Step } from './chart-steps.rules.ts';

export interface ChartFilter {
  /** Whose visits: those made by the user, or those to things of the supplier. */
  readonly of: { readonly userId: number } | { readonly supplierId: number };
  readonly objectType?: VisitType | undefined;
  readonly objectId?: number | undefined;
}

interface ChartPoint {
  readonly date: string;
  readonly visits: number;
  readonly visitors: number;
}

/** Visits and visitors in each step, in order. A day begins at midnight in Tehran. */
export async function countInSteps(
  db: Database,
  steps: readonly Step[],
  { of, objectType, objectId }: ChartFilter,
): Promise<ChartPoint[]> {
  const whose =
    'userId' in of ? ownedBy('visit.user_id', of.userId) : ownedBy('visit.supplier_id', of.supplierId);
  const conditions = [
    whose,
    ...(objectType === undefined ? [] : [sql`visit.object_type = ${objectType}`]),
    ...(objectId === undefined ? [] : [sql`visit.object_id = ${objectId}`]),
  ];
  const { rows } = await sql<ChartPoint>`
    select step.since as date, count(visit.id)::int as visits, count(distinct visit.visitor)::int as visitors
    from unnest(${steps.map(({ from }) => from)}::date[], ${steps.map(({ until }) => until)}::date[])
      as step(since, until)
    left join content.visit
      on visit.visited_at >= step.since::timestamp at time zone 'Asia/Tehran'
      and visit.visited_at < step.until::timestamp at time zone 'Asia/Tehran'
      and ${sql.join(conditions, sql` and `)}
    group by step.since
    order by step.since`.execute(db);
  return rows;
}
