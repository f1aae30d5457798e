import { MAX_STREAMS } from '@bazaar/contracts/notification';
import { type Listener, listen } from '../../kit/database/listen.ts';
import { tooManyRequests } from '../../kit/http/errors.ts';
import { busy } from '../../kit/http/load-shedding.ts';
import type { ServiceContext } from '../../kit/http/service.ts';
import { readCount } from '../../kit/settings.ts';
import type { Participant } from '../thread/participant.sql.ts';

const CHANNEL = 'notification_thread';
const STREAMS_PER_USER = 6;
const RETRY_AFTER_SECONDS = 30;
const PAYLOAD = /^(\d+):(\d+):(\d+)$/;

/** A stream that is open in this process. */
export interface Subscriber {
  readonly participant: Participant;
  /** The buyers for whom its participant acts, as far as known: an agent's role may begin or end while it is open. */
  readonly buyerIds: readonly number[];
  /** A thread of its participant has changed; null when any may have. */
  notify(conversationId: number | null): void;
  /** Notifications were lost, and what they were about cannot be found out: the client has to read everything again. */
  reset(): void;
  end(): void;
}

/** The open streams of this process, notified by the database: a message may be written through another instance. */
export interface StreamHub {
  /**
   * Adds a stream; returns the function that removes it.
   * @throws HttpError 429 when its user has too many in this process, 503 when this process has.
   */
  subscribe(subscriber: Subscriber): () => void;
}

/** Listens from the first stream on. When the app closes, all streams end. */
export function createStreamHub({
  db,
  environment,
  beforeClose,
}: Pick<ServiceContext, 'db' | 'environment' | 'beforeClose'>): StreamHub {
  const maxStreams = readCount(environment.variables, 'MAX_STREAMS', MAX_STREAMS);
  const subscribers = new Set<Subscriber>();
  let listener: Listener | undefined;
  let isClosing = false;
  beforeClose(async () => {
    isClosing = true;
    for (const subscriber of subscribers) {
      subscriber.end();
    }
    await listener?.stop();
  });
  return {
    subscribe: (subscriber) => {
      const { userId } = subscriber.participant;
      if (isClosing || subscribers.size >= maxStreams) {
        throw busy();
      }
      if (
        [...subscribers].filter(({ participant }) => participant.userId === userId).length >= STREAMS_PER_USER
      ) {
        throw tooManyRequests(RETRY_AFTER_SECONDS, 'too_many_streams');
      }
      listener ??= listenFor(db, subscribers);
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
  };
}

function listenFor(db: ServiceContext['db'], subscribers: ReadonlySet<Subscriber>): Listener {
  let wasLost = false;
  return listen(db, CHANNEL, {
    onNotice: (payload) => {
      if (payload === undefined) {
        wasLost = true;
      } else {
        notifySides(subscribers, payload);
      }
    },
    onListening: () => {
      for (const subscriber of subscribers) {
        if (wasLost) {
          subscriber.reset();
        } else {
          subscriber.notify(null);
        }
      }
      wasLost = false;
    },
  });
}

/**
 * Notifies the streams of both sides of the thread that a notification names. An agent's reads what its user may see: the
 * thread may not be one of those.
 */
function notifySides(subscribers: ReadonlySet<Subscriber>, payload: string): void {
  const [, buyerId, supplierId, conversationId] = PAYLOAD.exec(payload)?.map(Number) ?? [];
  for (const subscriber of subscribers) {
    const { participant, buyerIds } = subscriber;
    if (participant.userId === buyerId || participant.supplierId === supplierId) {
      subscriber.notify(conversationId ?? null);
    } else if (conversationId === undefined || (buyerId !== undefined && buyerIds.includes(buyerId))) {
      subscriber.notify(null);
    }
  }
}
