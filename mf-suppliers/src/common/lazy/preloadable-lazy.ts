/**
 * Code that the first view can do without, for `use()` inside a `<Suspense>`. The server loads it before it renders, so
 * that the markup is whole without scripts too; the browser leaves that markup alone until the code has come. A failed
 * fetch is forgotten, so that a retry asks again.
 */
export function preloadableLazy<Module>(fetchModule: () => Promise<Module>): () => Promise<Module> {
  let arriving: Promise<Module> | undefined;
  return () => {
    if (arriving === undefined) {
      const promise = fetchModule();
      arriving = promise;
      promise.then(
        // What React writes on a promise that it has waited for: with it `use` does not wait even once.
        (value) => Object.assign(promise, { status: 'fulfilled', value }),
        () => {
          arriving = undefined;
        },
      );
    }
    return arriving;
  };
}
