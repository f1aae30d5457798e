/*
 * In place of `@module-federation/runtime-core/…/preload.js` in what browsers load: the documents of this site name
 * what to preload, so federation's preloading is never used.
 */
export function formatPreloadArgs(): never {
  throw new Error('Federation preloads nothing here: the document does.');
}

export function preloadAssets(): never {
  return formatPreloadArgs();
}
