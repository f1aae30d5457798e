import type { LoadedRemote } from './loaded-remote.ts';

/** A remote that could not be had in any version. Told by its name: class identity does not cross bundles. */
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
   * Loads a remote and makes sure that `use` works on it; falls to the last known good version when it does not.
   * @throws RemoteUnavailable when no version does.
   */
  load<T>(name: string, use: (remote: LoadedRemote) => Promise<T>): Promise<T>;
  /**
   * Puts the last known good version in the place of one that broke while rendering.
   * @returns false when there is none, it is the one that broke, or it cannot be had.
   */
  fallBack(name: string, brokenVersion: string): Promise<boolean>;
  /** Tells the operators of an error in what a remote rendered. */
  report(error: unknown, name: string, detail: string): void;
  /** Told after a heal. */
  subscribe(listener: () => void): () => void;
  /** Grows with each heal, so that regions know to render anew. */
  generation(name: string): number;
}
