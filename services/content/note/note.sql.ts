import type { FavoriteType, Note } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { ownedBy } from '../../kit/ownership.ts';
import type { AboutObject } from '../object/object-card.view.ts';
import { type Window, windowOf } from '../window.sql.ts';

export type NoteRow = Omit<z.input<typeof Note>, 'object'>;

const COLUMNS = sql`
  note.id, note.object_type as "objectType", note.object_id as "objectId", note.title, note.text, note.pinned,
  note.created_at as "createdAt", note.updated_at as "updatedAt", note.row_version as "rowVersion"`;
const ORDER = sql`order by note.pinned desc, note.updated_at desc, note.id desc`;
const MAX_PER_OBJECT = 100;

interface NoteText {
  readonly title: string;
  readonly text: string;
  readonly pinned: boolean;
}

/** Adds a note. */
export async function insertNote(
  db: Database,
  note: NoteText & AboutObject & { readonly userId: number; readonly now: Date },
): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    insert into content.note (user_id, object_type, object_id, title, text, pinned, created_at, updated_at)
    values (${note.userId}, ${note.objectType}, ${note.objectId}, ${note.title}, ${note.text}, ${note.pinned},
      ${note.now}, ${note.now})
    returning ${COLUMNS}`.execute(db);
  return rows;
}

/** A note of this user, or null. */
export async function findNote(db: Database, id: number, userId: number): Promise<NoteRow | null> {
  const { rows } = await sql<NoteRow>`
    select ${COLUMNS} from content.note where note.id = ${id} and ${ownedBy('note.user_id', userId)}`.execute(
    db,
  );
  return rows[0] ?? null;
}

interface NoteChange extends NoteText {
  readonly id: number;
  readonly version: number;
  readonly now: Date;
}

/** Replaces a note that still has the version that was read; otherwise returns no row. */
export async function rewriteNote(db: Database, change: NoteChange): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    update content.note set title = ${change.title}, text = ${change.text}, pinned = ${change.pinned},
      updated_at = ${change.now}, row_version = row_version + 1
    where note.id = ${change.id} and note.row_version = ${change.version}
    returning ${COLUMNS}`.execute(db);
  return rows;
}

/** Removes a note of this user; false when it belongs to another user or does not exist. */
export async function deleteNote(db: Database, id: number, userId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from content.note where note.id = ${id} and ${ownedBy('note.user_id', userId)} returning id`.execute(
    db,
  );
  return rows.length === 1;
}

/** A user's notes on one object. */
export async function findNotesOn(db: Database, userId: number, object: AboutObject): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select ${COLUMNS} from content.note
    where ${ownedBy('note.user_id', userId)}
      and note.object_type = ${object.objectType} and note.object_id = ${object.objectId}
    ${ORDER} limit ${MAX_PER_OBJECT}`.execute(db);
  return rows;
}

export interface NoteFilter {
  readonly userId: number;
  readonly objectType?: FavoriteType | undefined;
  readonly term?: string | undefined;
}

/** One page of a user's notes. */
export async function findNotes(db: Database, filter: NoteFilter, window: Window): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select ${COLUMNS} from content.note where ${matching(filter)} ${ORDER} ${windowOf(window)}`.execute(db);
  return rows;
}

/** Number of a user's notes. */
export async function countNotes(db: Database, filter: NoteFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from content.note where ${matching(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function matching({ userId, objectType, term }: NoteFilter) {
  const conditions = [
    ownedBy('note.user_id', userId),
    ...(objectType === undefined ? [] : [sql`note.object_type = ${objectType}`]),
    ...(term === undefined ? [] : [sql`note.tsv @@ kit.search_query(${term})`]),
  ];
  return sql.join(conditions, sql` and `);
}
