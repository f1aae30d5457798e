/** What an act needs before it can begin: its code, and a signed-in visitor. */
export { awaitOnServer } from './await-on-server.ts';
export { preloadableLazy } from './preloadable-lazy.ts';
export { useAfterSignIn } from './use-after-sign-in.ts';
export { useLazyAction } from './use-lazy-action.ts';
export { type LazyDialogProps, useLazyComponent } from './use-lazy-component.ts';
