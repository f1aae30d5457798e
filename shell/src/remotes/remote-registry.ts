import type { LoadedRemote } from './loaded-remote.ts';

/**
 * A remote none of whose versions could be loaded. Recognized by its name, because class identity does not cross
 * bundles.
 */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';
  readonly remote: string;

  constructor(remote: string, options?: ErrorOptions) {
    super(`${remote} could not be loaded.`, options);
    this.remote = remote;
  }
}

export function isRemoteUnavailable(error: unknown): error is RemoteUnavailable {
  return error instanceof Error && error.name === 'RemoteUnavailable';
}

/** Where the shell gets its remotes from: federation in the browser, server bundles on the server. */
export interface RemoteRegistry {
  /** The loaded remote, or null. */
  peek(name: string): LoadedRemote | null;
  /**
   * Loads a remote and makes sure that `use` works on it; the last known good version takes its place when it does not,
   * or is not ready in time. `use` may run on both versions.
   * @throws RemoteUnavailable when it works on no version.
   */
  load<T>(name: string, use: (remote: LoadedRemote) => Promise<T>): Promise<T>;
  /**
   * Replaces a version that failed while rendering by the last known good one.
   * @returns false when there is none, it is the one that failed, or it cannot be loaded.
   */
  fallBack(name: string, brokenVersion: string): Promise<boolean>;
  /**
   * A version's code threw where no boundary catches it: in a handler, a promise, a subscriber. It is not chosen again
   * in this visit, and is replaced at once unless the page is held for what the visitor writes.
   */
  noteFault(name: string, version: string, page: { isHeld: boolean }): void;
  /** Reports an error in what a remote rendered to the operators. */
  report(error: unknown, name: string, detail: string): void;
  /** The listener runs, with the remote's name, after a version has taken the place of another one. */
  subscribe(listener: (name: string) => void): () => void;
  /** Grows with each version that takes the place of another one, so that regions render again. */
  generation(name: string): number;
}
