/** A version of a remote, as the addresses of its files name it. */
export interface RemoteFile {
  remote: string;
  version: string;
}

/** A release's files have its name and version in their address. */
const RELEASE_FILE = /\/_r\/(mf-[a-z]+)\/([^/\s]+)\//;

/** The release that a text names first: the address of a script, or the stack of an error. */
export function releaseIn(text: string | undefined): RemoteFile | undefined {
  const [, remote, version] = RELEASE_FILE.exec(text ?? '') ?? [];
  return remote && version ? { remote, version } : undefined;
}

/**
 * The version whose code an uncaught error comes from: the first of its stack, because the shell's code that a remote
 * calls wrongly stands above it. Nobody's when a service answered with an error, or something was only given up.
 */
export function faultOf(error: unknown): RemoteFile | undefined {
  if (!(error instanceof Error) || 'status' in error || error.name === 'AbortError') {
    return undefined;
  }
  return releaseIn(error.stack);
}
