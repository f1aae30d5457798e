import * as z from 'zod/mini';
import { endpoint, entityId } from '../core/index.ts';

/** Seconds between two heartbeats of a stream without events; a client that hears nothing for longer connects again. */
export const STREAM_HEARTBEAT_SECONDS = 15;

/** Open streams that a process holds at most, the services as well as the shell, unless its variable `MAX_STREAMS` differs. */
export const MAX_STREAMS = 2_000;

/** The media type of a stream of events, which a client has to accept. */
export const EVENT_STREAM = 'text/event-stream';

/**
 * An event of {@link streamConversations} by its name, with what its `data` holds:
 * - `open`: the stream follows from here on.
 * - `message`: a message was written in a thread of the caller, by either side.
 * - `changed`: something else about a thread has changed (read, edited, deleted, blocked); it is never repeated.
 * - `reset`: too much was missed to repeat it, the position is unknown, or the services missed for a while what changes:
 *   everything has to be read again.
 */
export const StreamEvent = z.union([
  z.object({ event: z.literal('open') }),
  z.object({
    event: z.literal('message'),
    conversationId: entityId(),
    messageId: entityId(),
    /** Whether the caller wrote it, in another tab or on another device. */
    isMine: z.boolean(),
  }),
  z.object({ event: z.literal('changed'), conversationId: entityId() }),
  z.object({ event: z.literal('reset') }),
]);
export type StreamEvent = z.infer<typeof StreamEvent>;

/**
 * Server-sent events (HTML, «Server-sent events») about the caller's threads, until the session ends, its user begins or
 * ceases to act for a supplier, the services stop or the client leaves. An event carries ids alone; what it is about is read through the other endpoints, which
 * decide what the caller may see.
 *
 * The token is sent as a header, never in the address. A client that lost its stream sends the last `id:` it received
 * as `Last-Event-ID`, and is first told of every message since then, each once. An id is a position in the order in
 * which the database committed messages (a snapshot), because the numbers of messages are given before that: a lower
 * number may become visible after a higher one.
 *
 * 406 unless the `Accept` header is sent and accepts `text/event-stream`; 429 when the caller has six streams at this
 * instance of the services already; 503 when the instance has too many.
 */
export const streamConversations = endpoint({
  service: 'notification',
  method: 'GET',
  path: '/api/v1/conversations/stream',
  access: 'session',
  summary: 'Follow new messages as they are written.',
  response: z.unknown(),
  responseType: 'raw',
  errors: [401, 406],
});
