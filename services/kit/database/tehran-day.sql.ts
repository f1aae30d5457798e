import { type RawBuilder, sql } from 'kysely';

/** The instant at which a day, `YYYY-MM-DD`, begins in Tehran. A date by itself would be taken for midnight UTC. */
export function startOfDay(day: string): RawBuilder<Date> {
  return sql<Date>`(${day}::date::timestamp at time zone 'Asia/Tehran')`;
}
