/** The time is counted in pieces of this length. */
const PIECE_MS = 100;

/**
 * Starts `second` when `first` fails, or is not there after `afterMs` milliseconds, and returns the first that is ready.
 * Time in which the page computed is hardly counted: whatever arrived meanwhile could not be noticed.
 * @throws what `second` failed with (rejects), or an AggregateError when both were started and failed.
 */
export async function hedged<T>(first: Promise<T>, second: () => Promise<T>, afterMs: number): Promise<T> {
  const { promise: timeout, resolve } = Promise.withResolvers<'late'>();
  let passedMs = 0;
  const count = () => {
    passedMs += PIECE_MS;
    if (passedMs >= afterMs) {
      resolve('late');
    } else {
      timer = setTimeout(count, PIECE_MS);
    }
  };
  let timer = setTimeout(count, PIECE_MS);
  const outcome = await Promise.race([
    first.then(
      () => 'ready' as const,
      () => 'failed' as const,
    ),
    timeout,
  ]);
  clearTimeout(timer);
  if (outcome === 'ready') {
    return first;
  }
  return outcome === 'failed' ? second() : Promise.any([first, second()]);
}
