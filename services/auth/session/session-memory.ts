import type { ServiceContext } from '../../kit/http/service.ts';
import { isSessionOpen } from './session.sql.ts';

const REMEMBERED_MS = 5_000;
const MAXIMUM_SESSIONS = 10_000;

export interface SessionMemory {
  /** Whether the session is open: asked again when the last answer is five seconds old. */
  isOpen(id: string): Promise<boolean>;
  /** Forgets a session, so that the next call asks. */
  forget(id: string): void;
}

interface MemoryOptions {
  readonly clock: () => Date;
  readonly ask: (id: string) => Promise<boolean>;
}

const memories = new WeakMap<ServiceContext, SessionMemory>();

/** The one memory of a running app, shared by the check of tokens and by sign-out. */
export function sessionMemoryOf(context: ServiceContext): SessionMemory {
  const { db, clock } = context;
  const memory =
    memories.get(context) ?? createSessionMemory({ clock, ask: (id) => isSessionOpen(db, id, clock()) });
  memories.set(context, memory);
  return memory;
}

/** Remembers for five seconds that a session is open; that it is closed is never remembered. */
function createSessionMemory({ clock, ask }: MemoryOptions): SessionMemory {
  const openUntil = new Map<string, number>();
  return {
    async isOpen(id) {
      const now = clock().getTime();
      if ((openUntil.get(id) ?? 0) > now) {
        return true;
      }
      openUntil.delete(id);
      const open = await ask(id);
      if (open) {
        makeRoom(openUntil);
        openUntil.set(id, now + REMEMBERED_MS);
      }
      return open;
    },
    forget: (id) => void openUntil.delete(id),
  };
}

function makeRoom(openUntil: Map<string, number>): void {
  const [oldest] = openUntil.keys();
  if (openUntil.size >= MAXIMUM_SESSIONS && oldest !== undefined) {
    openUntil.delete(oldest);
  }
}
