import { LRUCache } from 'lru-cache';
import type { ServiceContext } from '../../kit/http/service.ts';
import { findOpenSession, type OpenSession } from './session.sql.ts';

const REMEMBERED_MS = 5_000;
const MAXIMUM_SESSIONS = 10_000;

export interface SessionMemory {
  /** What an open session allows, or null; read again from the database after five seconds. */
  find(id: string): Promise<OpenSession | null>;
  /** Removes a session from the cache, so that the next request reads it again. */
  forget(id: string): void;
}

interface MemoryOptions {
  readonly clock: () => Date;
  readonly ask: (id: string) => Promise<OpenSession | null>;
}

const memories = new WeakMap<ServiceContext, SessionMemory>();

/** The only session cache of a running app, shared by the check of tokens and by sign-out. */
export function sessionMemoryOf(context: ServiceContext): SessionMemory {
  const { db, clock } = context;
  const memory =
    memories.get(context) ?? createSessionMemory({ clock, ask: (id) => findOpenSession(db, id, clock()) });
  memories.set(context, memory);
  return memory;
}

interface Remembered {
  readonly session: OpenSession;
  readonly until: number;
}

/** Caches for five seconds that a session is open; a closed one is never cached. */
function createSessionMemory({ clock, ask }: MemoryOptions): SessionMemory {
  const remembered = new LRUCache<string, Remembered>({ max: MAXIMUM_SESSIONS });
  return {
    async find(id) {
      const now = clock().getTime();
      const known = remembered.get(id);
      if (known !== undefined && known.until > now) {
        return known.session;
      }
      remembered.delete(id);
      const session = await ask(id);
      if (session !== null) {
        remembered.set(id, { session, until: now + REMEMBERED_MS });
      }
      return session;
    },
    forget: (id) => void remembered.delete(id),
  };
}
