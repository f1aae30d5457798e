/*
 * In place of `@module-federation/runtime-core/…/preload.js` in what browsers load: the documents of this site name
 * what is to be fetched ahead, federation is never asked to.
 */
export function formatPreloadArgs(): never {
  throw new Error('Federation preloads nothing here: the document does.');
}

export function preloadAssets(): never {
  return formatPreloadArgs();
}
