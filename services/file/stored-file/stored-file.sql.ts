import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { onBehalfOf, ownedBy } from '../../kit/ownership.ts';
import type { StoredMime } from './file-kind.rules.ts';

/** The reader of a file: a user, also as a member of a supplier, or anyone with a signed link. */
export interface Reader {
  readonly userId: number | null;
  readonly supplierId: number | null;
  readonly link: { readonly expires: number; readonly signature: string } | null;
}

export interface ReadableFile {
  readonly id: string;
  readonly ownerId: number;
  readonly name: string;
  readonly mime: StoredMime;
  readonly size: number;
  readonly sha256: string;
  readonly isPublic: boolean;
}

/** Ids are positive, so no file belongs to this one. */
const NOBODY = 0;

/** A file that the reader may read, or null. */
export async function findReadableFile(
  db: Database,
  id: string,
  { reader, now }: { readonly reader: Reader; readonly now: Date },
): Promise<ReadableFile | null> {
  const { rows } = await sql<ReadableFile>`
    select stored_file.id, owner_id as "ownerId", name, mime, size, sha256, open.is_public as "isPublic"
    from file.stored_file
    cross join lateral (
      select exists (
        select from file.attachment where file_id = stored_file.id and subject = 'Public') as is_public
    ) as open
    where stored_file.id = ${id} and stored_at is not null
      and (open.is_public or ${mayRead(reader)} or ${linkIsGood(reader.link, now)})`.execute(db);
  return rows[0] ?? null;
}

function mayRead({ userId, supplierId }: Reader): RawBuilder<boolean> {
  return sql<boolean>`(
    ${ownedBy('stored_file.owner_id', userId ?? NOBODY)}
    or exists (
      select from file.attachment
      where attachment.file_id = stored_file.id and attachment.subject = 'User'
        and ${ownedBy('attachment.subject_id', userId ?? NOBODY)})
    or exists (
      select from file.attachment
      where attachment.file_id = stored_file.id and attachment.subject = 'Buyer'
        and ${onBehalfOf('attachment.subject_id', userId ?? NOBODY, 'viewer')})
    or exists (
      select from file.attachment
      where attachment.file_id = stored_file.id and attachment.subject = 'Supplier'
        and ${ownedBy('attachment.subject_id', supplierId ?? NOBODY)}))`;
}

function linkIsGood(link: Reader['link'], now: Date): RawBuilder<boolean> {
  return link === null
    ? sql<boolean>`false`
    : sql<boolean>`file.link_is_good(stored_file.id, ${link.expires}, ${link.signature}, ${now})`;
}

/** A link to a file that works without a session for some seconds. */
export async function makeLink(
  db: Database,
  id: string,
  { now, seconds }: { readonly now: Date; readonly seconds: number },
): Promise<string> {
  const { rows } = await sql<{ url: string }>`select file.link(${id}, ${now}, ${seconds}) as url`.execute(db);
  return rows[0]?.url ?? '';
}
