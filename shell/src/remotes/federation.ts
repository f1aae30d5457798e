import type { Remote } from '@bazaar/host';
import { createInstance } from '@module-federation/enhanced/runtime';
import type { RemoteVersion } from '../boot/boot-data.ts';
import { shellFile } from '../parts/shell-file.ts';
import { createContainerRuntime } from './container-runtime.ts';
import { loadScript } from './script-loader.ts';
import { sharedModules } from './shared-modules.ts';
import { partOf, sharedUi } from './shared-ui.ts';

const ENTRY_TIMEOUT_MS = 3000;

type Instance = ReturnType<typeof createInstance>;

/**
 * Remote entries are built without federation's libraries and look for them under this name (see the remote
 * preset), so an entry is a third of the size.
 */
function provideRuntime(): void {
  Object.assign(globalThis, {
    __BAZAAR_FEDERATION__: { 'webpack-bundler-runtime': createContainerRuntime(provideModule) },
  });
}

/** A library that the shell provides to remotes, or a part of the design system. */
async function provideModule(name: string): Promise<unknown> {
  const part = partOf(name);
  const load = Object.hasOwn(sharedUi, part) ? sharedUi[part] : undefined;
  if (load) {
    return shellFile(load);
  }
  if (!Object.hasOwn(sharedModules, name)) {
    throw new Error(`The shell does not provide ${name}.`);
  }
  return sharedModules[name]?.module;
}

export interface Federation {
  /** Loads one version of a remote. @throws Error with the cause when it cannot be loaded. */
  loadRemote(version: RemoteVersion): Promise<Remote>;
}

/** Starts the federation runtime. */
export function createFederation(): Federation {
  provideRuntime();
  const instance = createInstance({ name: 'bazaar_shell', remotes: [] });
  return { loadRemote: (version) => loadContainer(instance, version) };
}

/**
 * Our own loader inserts the entry's script with its hash and a time limit: federation sets no integrity on an
 * entry and waits 20 s for one that hangs. Federation then finds the container under its global name.
 */
async function loadContainer(instance: Instance, version: RemoteVersion): Promise<Remote> {
  if (!(version.container in globalThis)) {
    await loadScript({ url: version.entry, integrity: version.integrity, timeoutMs: ENTRY_TIMEOUT_MS });
  }
  const { container, entry } = version;
  instance.registerRemotes([{ name: container, entry, type: 'global', entryGlobalName: container }]);
  const exposed = await instance.loadRemote<{ default: Remote }>(`${container}/remote`);
  if (!exposed?.default?.routes) {
    throw new Error(`${container} does not export a remote.`);
  }
  return exposed.default;
}
