import type { AuditAct, AuditRole } from '@bazaar/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { onBehalfOf, ownedBy } from '../ownership.ts';

/** An entry as the database notes it. */
export interface StoredEntry {
  readonly role: AuditRole;
  readonly act: AuditAct;
  readonly subjectKind: 'user' | 'supplier' | 'none';
  readonly subjectId: number;
  readonly isBusiness: boolean;
  readonly thingKind: string;
  readonly thingId: string;
}

interface StoredAct {
  readonly at: Date;
  readonly actor: {
    readonly userId: number | null;
    readonly supplierId: number | null;
    readonly sessionId: string | null;
    readonly network: string | null;
    readonly requestId: string | null;
  };
  readonly entries: readonly StoredEntry[];
}

/** Notes what was done; a read that its session repeats within an hour once. */
export async function insertAuditEvents(db: Database, { at, actor, entries }: StoredAct): Promise<void> {
  await sql`
    select kit.note_audit(${at}, ${JSON.stringify(actor)}::jsonb, ${JSON.stringify(entries)}::jsonb)`.execute(
    db,
  );
}

/** Links up to so many of the events that wait; returns how many there were. */
export async function linkAuditEvents(db: Database, limit: number): Promise<number> {
  const { rows } = await sql<{ linked: number }>`select kit.link_audit_events(${limit}) as linked`.execute(
    db,
  );
  return rows[0]?.linked ?? 0;
}

/** An event as the person reads whom it is about. */
export interface DataAccessRow {
  readonly id: number;
  readonly at: string;
  readonly actorRole: AuditRole;
  /** The supplier's name, or that of an agent of one's own company; null for everybody else. */
  readonly actorName: string | null;
  readonly act: AuditAct;
  readonly thingKind: string;
  readonly thingId: string;
}

/** The reader of events: a user, also as a member of a supplier. */
export interface AuditReader {
  readonly userId: number;
  readonly supplierId: number | null;
}

/** Ids are positive, so nothing is about this one. */
const NOBODY = 0;

/**
 * What others did with the data of the reader, of the supplier that the reader acts for, and of the companies for which the
 * reader may approve. What jobs do when a time is over is seen by nobody, and would hide those who looked.
 */
function isAbout({ userId, supplierId }: AuditReader): RawBuilder<boolean> {
  return sql<boolean>`(
    event.actor_role <> 'job' and event.actor_user_id is distinct from ${userId} and (
      (event.subject_kind = 'user' and ${ownedBy('event.subject_id', userId)})
      or (event.subject_kind = 'user' and event.is_business and ${onBehalfOf('event.subject_id', userId, 'approver')})
      or (event.subject_kind = 'supplier' and ${ownedBy('event.subject_id', supplierId ?? NOBODY)})))`;
}

interface Page {
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** One page of what is about a reader, the latest first. */
export async function findAuditEvents(
  db: Database,
  reader: AuditReader,
  { pageNumber, pageSize }: Page,
): Promise<DataAccessRow[]> {
  const { rows } = await sql<DataAccessRow>`
    select event.id, event.at, event.actor_role as "actorRole", event.act, event.thing_kind as "thingKind",
      event.thing_id as "thingId",
      case event.actor_role
        when 'supplier' then (select name from merchant.supplier_brief(array[event.actor_supplier_id]))
        when 'agent' then merchant.person_name(event.actor_user_id)
      end as "actorName"
    from kit.audit_event as event
    where ${isAbout(reader)}
    order by event.id desc limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`.execute(db);
  return rows;
}

/** How many events are about a reader. */
export async function countAuditEvents(db: Database, reader: AuditReader): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from kit.audit_event as event where ${isAbout(reader)}`.execute(db);
  return rows[0]?.count ?? 0;
}
