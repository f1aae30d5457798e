import type { StreamEvent } from '@bazaar/contracts/notification';
import { expect } from 'vitest';
import { readEventStream } from '../../testing/event-stream.ts';

/** A stream as its client sees it. */
export interface FollowedStream {
  readonly headers: Headers;
  /** What was received so far. */
  readonly events: readonly StreamEvent[];
  lastId(): string;
  heartbeats(): number;
  /** Waits until the received events are as expected. */
  until(isThere: (events: readonly StreamEvent[]) => boolean): Promise<void>;
  /** Settles when the services have ended it. */
  readonly ended: Promise<void>;
  close(): Promise<void>;
}

/** Follows a stream over a real connection. */
export async function followStream(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<FollowedStream> {
  const leaving = new AbortController();
  const response = await fetch(url, { headers, signal: leaving.signal });
  if (response.status !== 200) {
    throw new Error(`The stream answered ${response.status}: ${await response.text()}`);
  }
  const events: StreamEvent[] = [];
  let lastId = '';
  let heartbeats = 0;
  const read = async () => {
    for await (const { event, id, isHeartbeat } of readEventStream(response.body ?? new ReadableStream())) {
      heartbeats += isHeartbeat ? 1 : 0;
      lastId = id ?? lastId;
      events.push(...(event === null ? [] : [event]));
    }
  };
  const ended = read().catch(() => undefined);
  return {
    headers: response.headers,
    events,
    lastId: () => lastId,
    heartbeats: () => heartbeats,
    until: (isThere) => expect.poll(() => isThere(events), { timeout: 5_000 }).toBe(true),
    ended,
    close: async () => {
      leaving.abort();
      await ended;
    },
  };
}
