import { Readable } from 'node:stream';
import type { StreamEvent } from '@bazaar/contracts/notification';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../kit/database/database.ts';
import type { Principal } from '../../kit/http/service.ts';
import type { Participant } from '../thread/participant.sql.ts';
import { eventText, HEARTBEAT } from './event-text.rules.ts';
import type { StreamHub, Subscriber } from './hub.stream.ts';
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
  /** The buyers for whom the participant acted when it was opened. */
  readonly buyerIds: readonly number[];
  /** Where the client was; null for a new one, `unknown` when its position cannot be read. */
  readonly since: string | 'unknown' | null;
  readonly heartbeatMs: number;
  /** Who its user is by now; null once the session has ended. */
  readonly principal: () => Promise<Principal | null>;
}

/**
 * Opens a stream of a participant's events. Every event is the result of a reading from the last position on, and
 * readings follow each other, so that none is lost or sent twice, whatever starts them: a notification, or each
 * heartbeat, since a pooler may forward no notification.
 */
export function openStream(parts: StreamParts): Readable {
  const { hub, participant, buyerIds, heartbeatMs, principal } = parts;
  const connection = createConnection(() => {
    clearInterval(heartbeat);
    unsubscribe();
  });
  const { notify, reset } = createReadings(parts, connection);
  const unsubscribe = hub.subscribe({ participant, buyerIds, notify, reset, end: connection.end });
  const sendHeartbeat = async () => {
    const user = await principal().catch(() => null);
    // The client comes back, then as who its user is by now.
    if (user === null || user.supplierId !== participant.supplierId) {
      connection.end();
      return;
    }
    connection.send(HEARTBEAT);
    notify(null);
  };
  const heartbeat = setInterval(() => void sendHeartbeat(), heartbeatMs).unref();
  connection.send(RETRY);
  notify(null);
  return connection.body;
}

interface Connection {
  readonly body: Readable;
  send(text: string): void;
  end(): void;
  /** Breaks the connection, so that the client comes back. */
  fail(): void;
}

function createConnection(onGone: () => void): Connection {
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

/** What the next reading has to tell besides new messages. */
interface Notified {
  readonly threads: Set<number>;
  isReset: boolean;
}

/** Returns the functions that start a reading, or have the running one followed by another. */
function createReadings(parts: StreamParts, connection: Connection): Pick<Subscriber, 'notify' | 'reset'> {
  const notified: Notified = { threads: new Set(), isReset: parts.since === 'unknown' };
  const read = createReader(parts, notified);
  let isDue = false;
  let isReading = false;
  const readWhileDue = async () => {
    isReading = true;
    while (isDue) {
      isDue = false;
      connection.send(await read());
    }
    isReading = false;
  };
  const start = () => {
    isDue = true;
    if (!isReading) {
      readWhileDue().catch((error: unknown) => {
        parts.log.warn({ reason: String(error) }, 'a stream of events ended');
        connection.fail();
      });
    }
  };
  return {
    notify: (conversationId) => {
      if (conversationId !== null) {
        notified.threads.add(conversationId);
      }
      start();
    },
    reset: () => {
      notified.isReset = true;
      start();
    },
  };
}

/** Returns the text of what has happened since the last reading; the first one begins with `open`. */
function createReader({ db, participant, since }: StreamParts, notified: Notified): () => Promise<string> {
  let position = since === 'unknown' ? null : since;
  let isFirst = true;
  return async () => {
    const threads = [...notified.threads];
    const { isReset } = notified;
    notified.threads.clear();
    notified.isReset = false;
    const found = await findMessagesSince(db, participant, { since: position, limit: MAX_REPEATED + 1 });
    position = found.position;
    const events: StreamEvent[] = [
      ...(isFirst ? [{ event: 'open' } as const] : []),
      // What was missed in silence has to be read again; what is found now would otherwise be told by nobody.
      ...(isReset || found.messages.length > MAX_REPEATED ? [{ event: 'reset' } as const] : []),
      ...(found.messages.length > MAX_REPEATED ? [] : toEvents(found.messages, threads)),
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
