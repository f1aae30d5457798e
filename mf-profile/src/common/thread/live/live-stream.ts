import {
  EVENT_STREAM,
  STREAM_HEARTBEAT_SECONDS,
  StreamEvent,
  streamConversations,
} from '@bazaar/contracts/notification';
import type { Host } from '@bazaar/host';
import { backoffMs } from './backoff.rules.ts';
import { createEventParser, type StreamedEvent } from './event-parser.rules.ts';

/** A stream that is silent for longer is dead, whatever the network says. */
const SILENCE_MS = 2.5 * STREAM_HEARTBEAT_SECONDS * 1_000;

/** What a stream is followed with. */
export interface StreamListener {
  /** The position that was reached; undefined for none. */
  position(): string | undefined;
  onEvent(event: StreamEvent, position: string | undefined): void;
  /** The stream was lost, or could not be opened; it is tried again. */
  onLost(): void;
}

/** Follows the stream until the signal ends it, and opens it again when it is lost. */
export async function followStream(
  api: Host['api'],
  listener: StreamListener,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      await readOnce(api, signal, {
        ...listener,
        onEvent: (event, position) => {
          failures = 0;
          listener.onEvent(event, position);
        },
      });
    } catch {
      // The reason does not matter: what was missed is asked for by the position.
    }
    if (!signal.aborted) {
      failures += 1;
      listener.onLost();
      await pause(backoffMs(failures, Math.random()), signal);
    }
  }
}

async function readOnce(api: Host['api'], signal: AbortSignal, listener: StreamListener): Promise<void> {
  const position = listener.position();
  const silence = watchSilence(signal);
  try {
    const body = await api.stream(streamConversations, {
      headers: { accept: EVENT_STREAM, ...(position !== undefined && { 'last-event-id': position }) },
      signal: silence.signal,
    });
    const parse = createEventParser();
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      silence.heard();
      for (const streamed of parse(part.value)) {
        deliver(streamed, listener);
      }
    }
  } finally {
    silence.stop();
  }
}

/** An event that this release does not know is skipped; its position is taken with the next one. */
function deliver({ event, data, id }: StreamedEvent, listener: StreamListener): void {
  const parsed = StreamEvent.safeParse({ ...parseObject(data), event });
  if (parsed.success) {
    listener.onEvent(parsed.data, id);
  }
}

function parseObject(data: string): object {
  try {
    return Object(JSON.parse(data));
  } catch {
    return {};
  }
}

/** A signal that is aborted with another one, and when nothing was heard for a while. */
function watchSilence(outer: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer = setTimeout(abort, SILENCE_MS);
  outer.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(abort, SILENCE_MS);
    },
    stop: () => {
      clearTimeout(timer);
      outer.removeEventListener('abort', abort);
      controller.abort();
    },
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
