import type { Remote } from '@bazaar/host';
import { createInstance } from '@module-federation/enhanced/runtime';
import * as bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import type { RemoteVersion } from '../boot/boot-data.ts';
import { loadScript } from './script-loader.ts';
import { sharedModules } from './shared-modules.ts';
import { sharedUi } from './shared-ui.ts';

const ENTRY_TIMEOUT_MS = 3000;

type Instance = ReturnType<typeof createInstance>;

/**
 * The one federation runtime of the page. Remote entries are built without federation's libraries and look for them
 * under this name (see the remote preset), so an entry weighs a third.
 */
function provideRuntime(): void {
  Object.assign(globalThis, { __BAZAAR_FEDERATION__: { 'webpack-bundler-runtime': bundlerRuntime } });
}

function shareConfig(version: string) {
  return { version, scope: 'default', shareConfig: { singleton: true, requiredVersion: `^${version}` } };
}

function sharedOptions() {
  const libraries = Object.entries(sharedModules).map(([name, { version, module }]) => [
    name,
    { ...shareConfig(version), lib: () => module },
  ]);
  const parts = Object.entries(sharedUi).map(([name, load]) => [
    `@bazaar/ui/${name}`,
    { ...shareConfig('1.0.0'), get: async () => load().then((module) => () => module) },
  ]);
  return Object.fromEntries([...libraries, ...parts]);
}

export interface Federation {
  /** Loads one version of a remote. @throws Error with the cause when it cannot be had. */
  loadRemote(version: RemoteVersion): Promise<Remote>;
}

/** Starts the federation runtime with the shell's shared libraries. */
export function createFederation(): Federation {
  provideRuntime();
  const instance = createInstance({ name: 'bazaar_shell', remotes: [], shared: sharedOptions() });
  return { loadRemote: (version) => loadContainer(instance, version) };
}

/**
 * The entry's script is inserted by our own loader, which pins its hash and its time: federation sets no integrity on
 * an entry and waits 20 s for one that hangs. Federation then finds the container under its global name.
 */
async function loadContainer(instance: Instance, version: RemoteVersion): Promise<Remote> {
  if (!(version.container in globalThis)) {
    await loadScript({ url: version.entry, integrity: version.integrity, timeoutMs: ENTRY_TIMEOUT_MS });
  }
  const { container, entry } = version;
  instance.registerRemotes([{ name: container, entry, type: 'global', entryGlobalName: container }]);
  const door = await instance.loadRemote<{ default: Remote }>(`${container}/remote`);
  if (!door?.default?.routes) {
    throw new Error(`${container} does not export a remote.`);
  }
  return door.default;
}
