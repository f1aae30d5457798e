import { setTimeout as delay } from 'node:timers/promises';
import { type Connection, withConnection } from '../../services/kit/database/own-connection.ts';

const EVERY_MS = 50;
const SEGMENT = /^[0-9A-F]{24}/;

/** A committed row with its time; `position` is where the log was just after its commit. */
export interface Marker {
  readonly number: number;
  readonly startedAt: number;
  readonly committedAt: number;
  readonly position: bigint;
}

export interface Markers {
  readonly written: readonly Marker[];
  /** The longest time, in seconds, from a commit until the archive held it. */
  longestUnarchivedSeconds(): number;
  stop(): Promise<void>;
}

/** Commits a numbered row twenty times a second, and notes when the archive has which part of the log. */
export async function startMarkers(url: string): Promise<Markers> {
  const written: Marker[] = [];
  const archived: { readonly at: number; readonly position: bigint }[] = [];
  const state = { isOver: false };
  await withConnection({ connectionString: url }, (client) =>
    client.query('create table if not exists public.restore_marker (number integer primary key)'),
  );
  const work = withConnection({ connectionString: url }, async (client) => {
    const segmentBytes = BigInt(await readSegmentBytes(client));
    for (let number = 1; !state.isOver; number += 1) {
      written.push(await writeMarker(client, number));
      const position = await readArchived(client, segmentBytes);
      if (position !== archived.at(-1)?.position) {
        archived.push({ at: Date.now(), position });
      }
      await delay(EVERY_MS);
    }
  });
  // It ends with the server when that is killed.
  const ended = work.catch(() => undefined);
  return {
    written,
    longestUnarchivedSeconds: () =>
      Math.max(0, ...written.map((marker) => unarchivedMs(marker, archived) / 1000)),
    async stop() {
      state.isOver = true;
      await ended;
    },
  };
}

/** The time until the archive held it; for one that it never got, the time until it was last looked at. */
function unarchivedMs(
  { committedAt, position }: Marker,
  archived: readonly { readonly at: number; readonly position: bigint }[],
): number {
  const at = archived.find((known) => known.position >= position)?.at ?? archived.at(-1)?.at ?? committedAt;
  return Math.max(0, at - committedAt);
}

async function writeMarker(client: Connection, number: number): Promise<Marker> {
  const startedAt = Date.now();
  await client.query('insert into public.restore_marker (number) values ($1)', [number]);
  const committedAt = Date.now();
  const { rows } = await client.query<{ position: string }>(
    "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as position",
  );
  return { number, startedAt, committedAt, position: BigInt(rows[0]?.position ?? 0) };
}

/** The position up to which the log is in the archive. */
async function readArchived(client: Connection, segmentBytes: bigint): Promise<bigint> {
  const { rows } = await client.query<{ name: string | null }>(
    'select last_archived_wal as name from pg_stat_archiver',
  );
  const [name] = SEGMENT.exec(rows[0]?.name ?? '') ?? [];
  if (name === undefined) {
    return 0n;
  }
  const perLog = 2n ** 32n / segmentBytes;
  return (BigInt(`0x${name.slice(8, 16)}`) * perLog + BigInt(`0x${name.slice(16)}`) + 1n) * segmentBytes;
}

async function readSegmentBytes(client: Connection): Promise<number> {
  const { rows } = await client.query<{ bytes: number }>(
    "select setting::int as bytes from pg_settings where name = 'wal_segment_size'",
  );
  return rows[0]?.bytes ?? 0;
}
