const TIMEOUT_MS = 300;

/**
 * Lets the server wait a little for what a page can do without, so that its markup is whole for readers without
 * scripts; the browser never waits. What has not come by then, or has failed, shows in its own region.
 */
export async function awaitOnServer(...work: readonly Promise<unknown>[]): Promise<void> {
  if (typeof document === 'undefined') {
    const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
    await Promise.race([Promise.allSettled(work), timeout]);
  }
}
