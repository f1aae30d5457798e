import type { Remote } from '@bazaar/host';
import type { RemoteVersion } from '../boot/boot-data.ts';
import { shellFile } from '../parts/shell-file.ts';
import { createContainerRuntime } from './container-runtime.ts';
import { type OpenContainer, openContainer } from './open-container.ts';
import { loadScript } from './script-loader.ts';
import { sharedModules } from './shared-modules.ts';
import { partOf, sharedUi } from './shared-ui.ts';

const ENTRY_TIMEOUT_MS = 3000;

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
  const shared = Object.hasOwn(sharedModules, name) ? sharedModules[name] : undefined;
  if (!shared) {
    throw new Error(`The shell does not provide ${name}.`);
  }
  return shared.load ? shellFile(shared.load) : shared.module;
}

export interface Federation {
  /** Loads one version of a remote. @throws Error with the cause when it cannot be loaded. */
  loadRemote(version: RemoteVersion): Promise<Remote>;
  /** From now on containers are opened by the federation runtime, as soon as its code has come with the next of them. */
  leaveToRuntime(): void;
}

type LoadRuntime = () => Promise<OpenContainer>;

/** Provides the shell's libraries to remotes and opens their containers. */
export function createFederation(loadRuntime: LoadRuntime = loadStarted): Federation {
  provideRuntime();
  let open = openContainer;
  let begin = () => {};
  return {
    loadRemote(version) {
      begin();
      return loadContainer(version, () => open);
    },
    leaveToRuntime() {
      begin = () => {
        begin = () => {};
        loadRuntime().then(
          (started) => {
            open = started;
          },
          () => this.leaveToRuntime(),
        );
      };
    },
  };
}

/**
 * Not as a file that the shell needs, whose absence loads the document again: a container opens without the runtime as
 * well, so nothing waits for it, and the next container asks for it again when it did not come.
 */
async function loadStarted(): Promise<OpenContainer> {
  const { startFederation } = await import(/* webpackChunkName: "federation" */ './federation-runtime.ts');
  return startFederation();
}

/**
 * Our own loader inserts the entry's script with its hash and a time limit: federation sets no integrity on an
 * entry and waits 20 s for one that hangs.
 */
async function loadContainer(version: RemoteVersion, findOpener: () => OpenContainer): Promise<Remote> {
  const { container, entry, integrity } = version;
  if (!(container in globalThis)) {
    await loadScript({ url: entry, integrity, timeoutMs: ENTRY_TIMEOUT_MS });
  }
  const exposed = (await findOpener()(version)) as { default?: Remote } | null | undefined;
  if (!exposed?.default?.routes) {
    throw new Error(`${container} does not export a remote.`);
  }
  return exposed.default;
}
