import { type Listener, listen } from '../../kit/database/listen.ts';
import { tooManyRequests } from '../../kit/http/errors.ts';
import { busy } from '../../kit/http/load-shedding.ts';
import type { ServiceContext } from '../../kit/http/service.ts';
import { readCount } from '../../kit/settings.ts';
import type { Participant } from '../thread/participant.sql.ts';

const CHANNEL = 'notification_thread';
const STREAMS_PER_USER = 6;
const MAX_STREAMS = 2_000;
const RETRY_AFTER_SECONDS = 30;
const PAYLOAD = /^(\d+):(\d+):(\d+)$/;

/** A stream that is open in this process. */
export interface Follower {
  readonly participant: Participant;
  /** A thread of its participant has changed; null when any may have. */
  wake(conversationId: number | null): void;
  end(): void;
}

/** The open streams of this process, woken by the database: a message may be written through another instance. */
export interface StreamHub {
  /**
   * Adds a stream; returns the function that removes it.
   * @throws HttpError 429 when its user has too many, 503 when this process has.
   */
  add(follower: Follower): () => void;
  /** False while notifications do not arrive: streams then have to ask by themselves. */
  isListening(): boolean;
}

/** Listens from the first stream on. When the app closes, all streams end. */
export function createStreamHub({
  db,
  environment,
  beforeClose,
}: Pick<ServiceContext, 'db' | 'environment' | 'beforeClose'>): StreamHub {
  const maxStreams = readCount(environment.variables, 'MAX_STREAMS', MAX_STREAMS);
  const followers = new Set<Follower>();
  let listener: Listener | undefined;
  let isClosing = false;
  const wakeAll = () => {
    for (const follower of followers) {
      follower.wake(null);
    }
  };
  beforeClose(async () => {
    isClosing = true;
    for (const follower of followers) {
      follower.end();
    }
    await listener?.stop();
  });
  return {
    add: (follower) => {
      const { userId } = follower.participant;
      if (isClosing || followers.size >= maxStreams) {
        throw busy();
      }
      if (
        [...followers].filter(({ participant }) => participant.userId === userId).length >= STREAMS_PER_USER
      ) {
        throw tooManyRequests(RETRY_AFTER_SECONDS, 'too_many_streams');
      }
      listener ??= listen(db, CHANNEL, {
        onNotice: (payload) => wakeThose(followers, payload),
        onListening: wakeAll,
      });
      followers.add(follower);
      return () => void followers.delete(follower);
    },
    isListening: () => listener?.generation() !== undefined,
  };
}

/** Wakes the streams of both sides of the thread that a notification names. */
function wakeThose(followers: ReadonlySet<Follower>, payload: string | undefined): void {
  const [, buyerId, supplierId, conversationId] = PAYLOAD.exec(payload ?? '')?.map(Number) ?? [];
  for (const follower of followers) {
    const { participant } = follower;
    if (conversationId === undefined) {
      follower.wake(null);
    } else if (participant.userId === buyerId || participant.supplierId === supplierId) {
      follower.wake(conversationId);
    }
  }
}
