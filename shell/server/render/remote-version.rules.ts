/** One release of one remote. */
export interface RemoteVersion {
  remote: string;
  version: string;
}

/** Server bundles are compiled under this name, so that stacks and the debugger show whose code it was. */
const BUNDLE = /(mf-[a-z]+)@([0-9A-Za-z.-]+)\/server\//;

/** The name of a release: `mf-catalog@1.0.0`. */
export function keyOf({ remote, version }: RemoteVersion): string {
  return `${remote}@${version}`;
}

/** The remote whose function is the innermost one in a stack, or in a list of scripts; null for the shell's own code. */
export function remoteIn(stack: string): RemoteVersion | null {
  const [, remote, version] = BUNDLE.exec(stack) ?? [];
  return remote && version ? { remote, version } : null;
}
