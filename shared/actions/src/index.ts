/** What an act needs before it can begin: its code, a signed-in visitor, and a key by which it happens once. */
export { awaitOnServer } from './await-on-server.ts';
export { preloadableLazy } from './preloadable-lazy.ts';
export { useAfterSignIn } from './use-after-sign-in.ts';
export { useIdempotencyKey } from './use-idempotency-key.ts';
export { useLazyAction } from './use-lazy-action.ts';
export { type LazyDialogProps, useLazyComponent } from './use-lazy-component.ts';
