import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { AuditEvent, AuditLink } from './audit-chain.rules.ts';

const EVENT = sql`
  event.id, event.at, event.actor_role as "actorRole", event.actor_user_id as "actorUserId",
  event.actor_supplier_id as "actorSupplierId", event.act, event.subject_kind as "subjectKind",
  event.subject_id as "subjectId", event.is_business as "isBusiness", event.thing_kind as "thingKind",
  event.thing_id as "thingId", event.session_id as "sessionId", event.network, event.request_id as "requestId"`;

type LinkRow = Omit<AuditLink, 'event'> & { readonly [Field in keyof AuditEvent]: AuditEvent[Field] | null };

/** Links after a place, in their order, each with its event. */
export async function findLinks(db: Database, afterPlace: number, limit: number): Promise<AuditLink[]> {
  const { rows } = await sql<LinkRow>`
    select link.place, link.event_id as "eventId", encode(link.hash, 'hex') as hash, ${EVENT}
    from kit.audit_link as link left join kit.audit_event as event on event.id = link.event_id
    where link.place > ${afterPlace}
    order by link.place limit ${limit}`.execute(db);
  return rows.map(({ place, eventId, hash, ...event }) => ({
    ...{ place, eventId, hash },
    event: event.id === null ? null : (event as AuditEvent),
  }));
}

/** The first event that has no link although it is older than a moment; null when there is none. */
export async function findUnlinkedBefore(db: Database, before: Date): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select event.id from kit.audit_event as event
    where event.at < ${before} and not exists (select from kit.audit_link where event_id = event.id)
    order by event.id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** Which events are exported. */
export interface AuditSelection {
  readonly from: Date;
  readonly to: Date;
  readonly subject: { readonly kind: string; readonly id: number } | null;
}

/** Events of a time, of one subject or of all, after an id and in the order of their ids. */
export async function findEventsAfter(
  db: Database,
  { from, to, subject }: AuditSelection,
  { afterId, limit }: { readonly afterId: number; readonly limit: number },
): Promise<AuditEvent[]> {
  const { rows } = await sql<AuditEvent>`
    select ${EVENT} from kit.audit_event as event
    where event.id > ${afterId} and event.at >= ${from} and event.at < ${to}
      and (${subject?.kind ?? null}::text is null
        or event.subject_kind = ${subject?.kind ?? null} and event.subject_id = ${subject?.id ?? 0})
    order by event.id limit ${limit}`.execute(db);
  return rows;
}
