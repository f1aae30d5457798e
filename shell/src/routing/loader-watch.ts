const CHECK_MS = 10_000;

/**
 * The data of a loader, unless it waits for nothing: it has not answered after ten seconds, and no data of the page are on
 * their way. On a slow line data are, however long that takes.
 * @throws Error of the loader, or one that says what it did.
 */
export async function unlessIdle<T>(data: Promise<T>, isFetching: () => boolean): Promise<T> {
  const { promise: idle, reject } = Promise.withResolvers<never>();
  const timer = setInterval(() => {
    if (!isFetching()) {
      reject(new Error(`The page's loader has not answered for ${CHECK_MS} ms, and waits for no data.`));
    }
  }, CHECK_MS);
  try {
    return await Promise.race([data, idle]);
  } finally {
    clearInterval(timer);
  }
}
