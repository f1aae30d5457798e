import type { Host } from '@bazaar/host';
import type { LoadedRemote } from '../src/remotes/loaded-remote.ts';
import type { RemoteRegistry } from '../src/remotes/remote-registry.ts';
import type { ResolvedComposition } from './composition.rules.ts';
import type { ServerBundles } from './server-bundles.ts';
import type { ShellBundle } from './shell-bundle.ts';

export interface ServerRegistryOptions {
  composition: ResolvedComposition;
  bundles: ServerBundles;
  shell: ShellBundle;
  host: Host;
  report(error: unknown, remote: string, version: string): void;
  /** Hears of a remote before its code runs for this request. */
  onUse?(remote: string): void;
}

/** Remotes for one request: the shared, compiled bundles bound to this request's host. */
export function createServerRegistry({
  composition,
  bundles,
  shell,
  host,
  report,
  onUse = () => undefined,
}: ServerRegistryOptions): RemoteRegistry {
  const bound = new Map<string, LoadedRemote>();

  async function bind(name: string): Promise<LoadedRemote> {
    const resolved = composition.remotes.find(({ descriptor }) => descriptor.name === name);
    const known = bound.get(name);
    if (known || !resolved || resolved.clientOnly) {
      return known ?? Promise.reject(new shell.RemoteUnavailable(name));
    }
    onUse(name);
    const { descriptor, origin } = resolved;
    const remote = await bundles.load(descriptor, origin);
    const loaded = bound.get(name) ?? new shell.LoadedRemote(remote, descriptor.version, host);
    bound.set(name, loaded);
    return loaded;
  }

  return {
    peek: (name) => bound.get(name) ?? null,
    async load(name, use) {
      try {
        return await use(await bind(name));
      } catch (error) {
        report(error, name, bound.get(name)?.version ?? 'unloaded');
        throw new shell.RemoteUnavailable(name, { cause: error });
      }
    },
    // Falling back is the browser's task: a page that a server bundle cannot render is rendered there.
    fallBack: async () => false,
    noteFault: () => {},
    report: (error, name) => report(error, name, bound.get(name)?.version ?? 'unloaded'),
    subscribe: () => () => {},
    generation: () => 0,
  };
}
