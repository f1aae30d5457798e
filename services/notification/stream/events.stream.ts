import { Readable } from 'node:stream';
import type { StreamEvent } from '@bazaar/contracts/notification';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../kit/database/database.ts';
import type { Participant } from '../thread/participant.sql.ts';
import { eventText, HEARTBEAT } from './event-text.rules.ts';
import type { StreamHub } from './hub.stream.ts';
import { findMessagesSince, type WrittenMessage } from './stream.sql.ts';

/** A client that missed more reads everything again. */
const MAX_REPEATED = 200;
/** A client that does not read is let go: it comes back with its position. */
const MAX_UNREAD_BYTES = 64 * 1_024;
const RETRY = 'retry: 3000\n';

/** What a stream is opened with. */
export interface StreamParts {
  readonly db: Database;
  readonly hub: StreamHub;
  readonly log: FastifyBaseLogger;
  readonly participant: Participant;
  /** Where the client was; null for a new one, `unknown` when its position cannot be read. */
  readonly since: string | 'unknown' | null;
  readonly heartbeatMs: number;
  readonly isSignedIn: () => Promise<boolean>;
}

/**
 * Opens a stream of a participant's events. Every event is the result of a reading from the last position on, and
 * readings follow each other, so that none is lost or sent twice, whatever wakes them.
 */
export function openStream(parts: StreamParts): Readable {
  const { hub, participant, heartbeatMs, isSignedIn } = parts;
  const outlet = createOutlet(() => {
    clearInterval(beat);
    leave();
  });
  const wake = createWaker(parts, outlet);
  const leave = hub.add({ participant, wake, end: outlet.end });
  const live = async () => {
    if (!(await isSignedIn().catch(() => false))) {
      outlet.end();
      return;
    }
    outlet.send(HEARTBEAT);
    if (!hub.isListening()) {
      wake(null);
    }
  };
  const beat = setInterval(() => void live(), heartbeatMs).unref();
  outlet.send(RETRY);
  wake(null);
  return outlet.body;
}

interface Outlet {
  readonly body: Readable;
  send(text: string): void;
  end(): void;
  /** Breaks the connection, so that the client comes back. */
  fail(): void;
}

function createOutlet(onGone: () => void): Outlet {
  let isOpen = true;
  const body = new Readable({
    read: () => undefined,
    destroy: (error, done) => {
      isOpen = false;
      onGone();
      done(error);
    },
  });
  const end = () => {
    isOpen = false;
    body.push(null);
  };
  const fail = () => void body.destroy();
  return {
    body,
    end,
    fail,
    send: (text) => {
      if (body.readableLength > MAX_UNREAD_BYTES) {
        fail();
      } else if (isOpen && text !== '') {
        body.push(text);
      }
    },
  };
}

/** Returns the function that starts a reading, or has the running one followed by another. */
function createWaker(parts: StreamParts, outlet: Outlet): (conversationId: number | null) => void {
  const changed = new Set<number>();
  const read = createReader(parts, changed);
  let isWoken = false;
  let isReading = false;
  const readWhileWoken = async () => {
    isReading = true;
    while (isWoken) {
      isWoken = false;
      outlet.send(await read());
    }
    isReading = false;
  };
  return (conversationId) => {
    if (conversationId !== null) {
      changed.add(conversationId);
    }
    isWoken = true;
    if (!isReading) {
      readWhileWoken().catch((error: unknown) => {
        parts.log.warn({ reason: String(error) }, 'a stream of events ended');
        outlet.fail();
      });
    }
  };
}

/** Returns the text of what has happened since the last reading; the first one begins with `open`. */
function createReader({ db, participant, since }: StreamParts, changed: Set<number>): () => Promise<string> {
  let position = since === 'unknown' ? null : since;
  let isFirst = true;
  return async () => {
    const threads = [...changed];
    changed.clear();
    const found = await findMessagesSince(db, participant, { since: position, limit: MAX_REPEATED + 1 });
    position = found.position;
    const isLost = (isFirst && since === 'unknown') || found.messages.length > MAX_REPEATED;
    const events: StreamEvent[] = [
      ...(isFirst ? [{ event: 'open' } as const] : []),
      ...(isLost ? [{ event: 'reset' } as const] : toEvents(found.messages, threads)),
    ];
    isFirst = false;
    // The last event alone takes the client to the new position: one that is cut off before it gets all of them again.
    return events
      .map((event, index) => eventText(event, index === events.length - 1 ? found.position : undefined))
      .join('');
  };
}

function toEvents(messages: readonly WrittenMessage[], threads: readonly number[]): StreamEvent[] {
  const told = new Set(messages.map(({ conversationId }) => conversationId));
  return [
    ...messages.map((message) => ({ event: 'message' as const, ...message })),
    ...threads
      .filter((id) => !told.has(id))
      .map((conversationId) => ({ event: 'changed' as const, conversationId })),
  ];
}
