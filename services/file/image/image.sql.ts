import type { ImageMime } from '@bazaar/contracts/file';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import type { Rendition } from './rewrite-image.adapter.ts';

/** Records the files of a photograph as its forms. */
export async function insertRenditions(
  db: Database,
  imageId: string,
  renditions: readonly Rendition[],
): Promise<void> {
  await sql`
    insert into file.image_rendition (file_id, image_id, width, height, mime)
    select id, ${imageId}, width, height, mime
    from json_to_recordset(${JSON.stringify(renditions)})
      as given (id uuid, width integer, height integer, mime text)`.execute(db);
}

interface WantedForm {
  readonly imageId: string;
  readonly width: number;
  readonly mime: ImageMime;
}

interface ImageFile {
  readonly id: string;
  readonly size: number;
}

/** The file of one form of a photograph that a public record shows, or null. */
export async function findPublicForm(
  db: Database,
  { imageId, width, mime }: WantedForm,
): Promise<ImageFile | null> {
  const { rows } = await sql<ImageFile>`
    select stored_file.id, stored_file.size
    from file.image_rendition as form
    join file.stored_file on stored_file.id = form.file_id
    where form.image_id = ${imageId} and form.width = ${width} and form.mime = ${mime}
      and stored_file.stored_at is not null
      and exists (
        select from file.attachment where file_id = stored_file.id and subject = 'Public')`.execute(db);
  return rows[0] ?? null;
}
