import type { ServiceContext } from '../../kit/http/service.ts';
import { findOpenSession, type OpenSession } from './session.sql.ts';

const REMEMBERED_MS = 5_000;
const MAXIMUM_SESSIONS = 10_000;

export interface SessionMemory {
  /** What an open session allows, or null: asked again when the last answer is five seconds old. */
  find(id: string): Promise<OpenSession | null>;
  /** Forgets a session, so that the next call asks. */
  forget(id: string): void;
}

interface MemoryOptions {
  readonly clock: () => Date;
  readonly ask: (id: string) => Promise<OpenSession | null>;
}

const memories = new WeakMap<ServiceContext, SessionMemory>();

/** The one memory of a running app, shared by the check of tokens and by sign-out. */
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

/** Remembers for five seconds that a session is open; that it is closed is never remembered. */
function createSessionMemory({ clock, ask }: MemoryOptions): SessionMemory {
  const remembered = new Map<string, Remembered>();
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
        evictOldest(remembered);
        remembered.set(id, { session, until: now + REMEMBERED_MS });
      }
      return session;
    },
    forget: (id) => void remembered.delete(id),
  };
}

function evictOldest(remembered: Map<string, Remembered>): void {
  const [oldest] = remembered.keys();
  if (remembered.size >= MAXIMUM_SESSIONS && oldest !== undefined) {
    remembered.delete(oldest);
  }
}
