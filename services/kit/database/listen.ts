import { Client, escapeIdentifier } from 'pg';
import { type Database, poolOf } from './database.ts';

const FIRST_RETRY_MS = 500;
/** A database that fails over is back within seconds, and each attempt is one connection. */
const MAX_RETRY_MS = 2_000;

/** Listens to a channel of PostgreSQL's NOTIFY, on a connection of its own. */
export interface Listener {
  /**
   * Changes with every notification, and is undefined while the connection is down. When it is the same before and after
   * a query, no notification arrived in between.
   */
  generation(): number | undefined;
  stop(): Promise<void>;
}

/** What a listener reports. */
export interface Notices {
  /** Called with the payload of a notification, and without one when notifications may have been missed. */
  onNotice(payload?: string): void;
  /** Called each time when it begins to listen: what was notified before did not arrive. */
  onListening?(): void;
}

/** Listens until it is stopped, and connects again when the connection is lost. */
export function listen(db: Database, channel: string, { onNotice, onListening }: Notices): Listener {
  const connectionString = poolOf(db)?.options.connectionString;
  let generation = 0;
  let client: Client | undefined;
  let isHearing = false;
  let isStopped = connectionString === undefined;
  let retry: NodeJS.Timeout | undefined;
  let retryMs = FIRST_RETRY_MS;
  const noticed = (payload?: string) => {
    generation += 1;
    onNotice(payload);
  };
  const lost = (gone: Client) => {
    if (client !== gone) {
      return;
    }
    client = undefined;
    isHearing = false;
    noticed();
    gone.end().catch(() => undefined);
    if (!isStopped) {
      retry = setTimeout(connect, retryMs).unref();
      retryMs = Math.min(2 * retryMs, MAX_RETRY_MS);
    }
  };
  const connect = () => {
    const fresh = new Client({ connectionString, keepAlive: true });
    client = fresh;
    fresh.on('error', () => lost(fresh)).on('end', () => lost(fresh));
    fresh.on('notification', ({ payload }) => noticed(payload));
    fresh
      .connect()
      .then(() => fresh.query(`listen ${escapeIdentifier(channel)}`))
      .then(() => {
        isHearing = client === fresh;
        retryMs = FIRST_RETRY_MS;
        if (isHearing) {
          onListening?.();
        }
      })
      .catch(() => lost(fresh));
  };
  if (!isStopped) {
    connect();
  }
  return {
    generation: () => (isHearing ? generation : undefined),
    stop: async () => {
      isStopped = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}
