import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { readVideos, type SeedVideo } from '../../content/seed/seed-videos.ts';
import { type FileStorage, type PublicFile, seedPublicFiles } from '../../file/seed.ts';
import { addressOf } from '../../file/stored-file/file-address.rules.ts';
import type { Database } from '../../kit/database/database.ts';
import { DEMO_OPERATOR } from '../demo-users.ts';
import { fileId } from '../file-id.ts';
import { captionsOf } from './captions.rules.ts';

interface ClipSeed {
  readonly room: FileStorage;
  readonly seed: number;
  readonly now: Date;
}

/** Stores the films with their still pictures and captions, and gives them to their videos, which must exist. */
export async function seedClips(db: Database, { room, seed, now }: ClipSeed): Promise<void> {
  const clips = await Promise.all((await readVideos()).map((video) => clipOf(video, seed)));
  await seedPublicFiles(db, room, {
    ownerId: DEMO_OPERATOR.id,
    files: clips.flatMap(({ film, poster, captions }) => [film, poster, captions]),
    now,
  });
  for (const { video, film, poster, captions } of clips) {
    await sql`
      update content.media_video
      set clip_seconds = ${video.seconds}, file_url = ${addressOf(film.id)}, poster_url = ${addressOf(poster.id)},
        captions_url = ${addressOf(captions.id)}
      where id = ${video.id}`.execute(db);
  }
}

async function clipOf(video: SeedVideo, seed: number) {
  const { id, file, title, lines, seconds } = video;
  const common = { name: title, holder: ['MediaVideo', id] } as const;
  const made = (kind: string, mime: PublicFile['mime'], bytes: Buffer): PublicFile => ({
    ...common,
    id: fileId(`${kind} ${seed} ${id}`),
    mime,
    bytes,
  });
  return {
    video,
    film: made('film', 'video/mp4', await readClip(`${file}.mp4`)),
    poster: made('poster', 'image/jpeg', await readClip(`${file}.jpg`)),
    captions: made('captions', 'text/vtt', Buffer.from(captionsOf(lines, seconds))),
  };
}

function readClip(name: string): Promise<Buffer> {
  return readFile(new URL(name, import.meta.url));
}
