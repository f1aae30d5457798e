import type { RemoteVersion } from '../boot/boot-data.ts';
import { isShellFault } from '../parts/shell-fault.ts';
import type { Federation } from './federation.ts';
import { LoadedRemote } from './loaded-remote.ts';
import type { RemoteState, VersionOptions } from './remote-state.ts';

export interface OpenOptions extends VersionOptions {
  federation: Pick<Federation, 'loadRemote'>;
}

/** A version's entry, fetched once; the one that this visit began with gets a second attempt. */
export function opened(
  state: RemoteState,
  version: RemoteVersion,
  options: OpenOptions,
): Promise<LoadedRemote> {
  const known = state.opening.get(version.version);
  if (known) {
    return known;
  }
  const opening =
    version === state.boot.current ? openTwice(state, version, options) : open(version, options);
  state.opening.set(version.version, opening);
  opening.catch(() => state.opening.delete(version.version));
  return opening;
}

async function openTwice(
  { boot, broken }: RemoteState,
  version: RemoteVersion,
  options: OpenOptions,
): Promise<LoadedRemote> {
  try {
    return await open(version, options);
  } catch (error) {
    if (broken.has(version.version) || isShellFault(error)) {
      throw error;
    }
    options.report(error, boot.name, version.version);
    return open(version, options);
  }
}

async function open(version: RemoteVersion, { federation, host }: OpenOptions): Promise<LoadedRemote> {
  return new LoadedRemote(await federation.loadRemote(version), version.version, host);
}
