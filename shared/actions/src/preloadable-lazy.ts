/**
 * Code that the first view can do without, for `use()` inside a `<Suspense>`. The server loads it before it
 * renders, so that the markup is complete without scripts too; the browser leaves that markup unchanged until the
 * code has loaded. A failed fetch is not cached, so that a retry fetches again.
 */
export function preloadableLazy<Module>(fetchModule: () => Promise<Module>): () => Promise<Module> {
  let arriving: Promise<Module> | undefined;
  return () => {
    if (arriving === undefined) {
      const promise = fetchModule();
      arriving = promise;
      promise.then(
        // The status that React writes on an awaited promise; with it set, `use` does not suspend even once.
        (value) => Object.assign(promise, { status: 'fulfilled', value }),
        () => {
          arriving = undefined;
        },
      );
    }
    return arriving;
  };
}
