/*
 * In place of `react-router/…/router/router.js` for the library's components and hooks in what browsers load, so that the
 * router's own code can come in a chunk after the first view. The components use it for what this site does not ask of
 * them: an `onError` of the provider, redirects of server components, and routers in memory.
 */
export const clientErrors = new WeakMap<object, unknown>();

export const IDLE_BLOCKER = {
  state: 'unblocked',
  proceed: undefined,
  reset: undefined,
  location: undefined,
} as const;

/** Every location is refused: nothing here may follow one. */
export function hasInvalidProtocol(): boolean {
  return true;
}

/** @throws Error always. */
export function createRouter(): never {
  throw new Error('The router is started by the shell alone.');
}
