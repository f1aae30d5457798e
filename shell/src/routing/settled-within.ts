/** Waits until all of it has ended in one way or the other, and no longer than `ms`. */
export async function settledWithin(ms: number, work: readonly Promise<unknown>[]): Promise<void> {
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([Promise.allSettled(work), timeout]);
  clearTimeout(timer);
}
