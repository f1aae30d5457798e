import { createInstance } from '@module-federation/enhanced/runtime';
import type { OpenContainer } from './open-container.ts';

/** Starts the federation runtime. It finds a container whose script has run under its global name. */
export function startFederation(): OpenContainer {
  const instance = createInstance({ name: 'bazaar_shell', remotes: [] });
  return ({ container, entry }) => {
    instance.registerRemotes([{ name: container, entry, type: 'global', entryGlobalName: container }]);
    return instance.loadRemote(`${container}/remote`);
  };
}
