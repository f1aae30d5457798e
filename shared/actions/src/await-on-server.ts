const TIMEOUT_MS = 300;

/**
 * Lets the server wait briefly for content that a page can do without, so that the markup is complete for readers
 * without scripts; the browser never waits. Content that is late or has failed is handled in its own region.
 */
export async function awaitOnServer(...work: readonly Promise<unknown>[]): Promise<void> {
  if (typeof document === 'undefined') {
    const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
    await Promise.race([Promise.allSettled(work), timeout]);
  }
}
