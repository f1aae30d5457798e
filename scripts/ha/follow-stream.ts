import { setTimeout as delay } from 'node:timers/promises';
import { followMessages } from '../bench-services/measure-messages.ts';

/** A stream tells its client to come back after so long. */
const COMES_BACK_AFTER_MS = 3_000;
/** No message has this id, so that one waits for the end of the stream. */
const NO_MESSAGE = -1;

/** A stream of events that is opened again whenever it ends, as a browser does. */
export interface FollowedStream {
  /** Waits until a message is in the stream that is open now; rejects when that stream ends before. */
  arrivalOf(messageId: number): Promise<number>;
  /** Whether a stream is open. */
  isOpen(): boolean;
}

/** Follows the stream of a user until the signal. */
export async function followAsBrowser(
  origin: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<FollowedStream> {
  type ArrivalOf = Awaited<ReturnType<typeof followMessages>>;
  let open: ArrivalOf | null = await followMessages(origin, headers, signal);
  const stay = async () => {
    while (!signal.aborted) {
      await open?.(NO_MESSAGE).catch(() => undefined);
      open = null;
      await delay(COMES_BACK_AFTER_MS);
      open = await followMessages(origin, headers, signal).catch(() => null);
    }
  };
  void stay();
  return {
    isOpen: () => open !== null,
    arrivalOf: (messageId) => open?.(messageId) ?? Promise.reject(new Error('No stream is open.')),
  };
}
