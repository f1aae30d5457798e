/** The time is counted in pieces of this length. */
const PIECE_MS = 100;
/** However much arrives meanwhile, the second starts after this many times its wait. */
const MAX_WAITS = 3;

export interface HedgeOptions {
  /** How long nothing may arrive before the second is started, in milliseconds. */
  afterMs: number;
  /** Grows with each file that has arrived: a slow line is not a late version. */
  arrived(): number;
}

/**
 * Starts `second` when `first` fails, or is not there after a time in which nothing arrived, and returns the first that is
 * ready. Time in which the page computed is hardly counted: whatever arrived meanwhile could not be noticed.
 * @throws what `second` failed with (rejects), or an AggregateError when both were started and failed.
 */
export async function hedged<T>(
  first: Promise<T>,
  second: () => Promise<T>,
  options: HedgeOptions,
): Promise<T> {
  const wait = quiet(options);
  const outcome = await Promise.race([
    first.then(
      () => 'ready' as const,
      () => 'failed' as const,
    ),
    wait.isOver.then(() => 'late' as const),
  ]);
  wait.stop();
  if (outcome === 'ready') {
    return first;
  }
  return outcome === 'failed' ? second() : Promise.any([first, second()]);
}

/** A time in which nothing arrives. */
function quiet({ afterMs, arrived }: HedgeOptions): { isOver: Promise<void>; stop(): void } {
  const { promise: isOver, resolve } = Promise.withResolvers<void>();
  let quietMs = 0;
  let passedMs = 0;
  let known = arrived();
  const count = () => {
    const now = arrived();
    quietMs = now === known ? quietMs + PIECE_MS : 0;
    passedMs += PIECE_MS;
    known = now;
    if (quietMs >= afterMs || passedMs >= MAX_WAITS * afterMs) {
      resolve();
    } else {
      timer = setTimeout(count, PIECE_MS);
    }
  };
  let timer = setTimeout(count, PIECE_MS);
  return { isOver, stop: () => clearTimeout(timer) };
}
