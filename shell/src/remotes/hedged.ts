/**
 * Starts `second` when `first` fails, or is not there after `afterMs` milliseconds, and returns the first that is ready.
 * @throws what `second` failed with (rejects), or an AggregateError when both were started and failed.
 */
export async function hedged<T>(first: Promise<T>, second: () => Promise<T>, afterMs: number): Promise<T> {
  const { promise: timeout, resolve } = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => resolve('late'), afterMs);
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
