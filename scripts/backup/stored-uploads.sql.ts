import type { StoredObject } from '../../services/kit/backup/object-store.ts';
import type { Connection } from '../../services/kit/database/own-connection.ts';

/** A file of a user, by its record in the database. */
export interface Upload extends StoredObject {
  readonly id: string;
}

/** The files whose bytes are stored. */
export async function readUploads(client: Connection): Promise<Upload[]> {
  const { rows } = await client.query<Upload>(
    'select id, sha256, size from file.stored_file where stored_at is not null order by id',
  );
  return rows;
}
