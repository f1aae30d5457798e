import type { Host, Remote, RemoteRoute, SlotModule } from '@bazaar/host';

/** A part that a version does not have, as an older one may not: this is no fault of the version. */
class MissingPart extends Error {
  override readonly name = 'MissingPart';
}

export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && error.name === 'MissingPart';
}

type RouteModule = Awaited<ReturnType<RemoteRoute['load']>>;

/**
 * One version of one remote, bound to a host: its route and slot modules are loaded at most once and then available
 * synchronously, so that rendering never waits for what a loader has already fetched.
 */
export class LoadedRemote {
  readonly name: string;
  readonly version: string;
  readonly remote: Remote;
  readonly #routes: Map<string, RemoteRoute>;
  readonly #routeModules = new Map<string, RouteModule>();
  readonly #slotModules = new Map<string, SlotModule>();
  readonly #pending = new Map<string, Promise<unknown>>();

  constructor(remote: Remote, version: string, host: Host) {
    this.name = remote.name;
    this.version = version;
    this.remote = remote;
    this.#routes = new Map(remote.routes(host).map((route) => [route.pattern, route]));
  }

  /** The module of a route if it is loaded already. */
  peekRoute(pattern: string): RouteModule | undefined {
    return this.#routeModules.get(pattern);
  }

  /** @throws Error when this version has no such route, or its chunk cannot be loaded. */
  loadRoute(pattern: string): Promise<RouteModule> {
    return this.#once(`route:${pattern}`, async () => {
      const route = this.#routes.get(pattern);
      if (!route) {
        throw new MissingPart(`${this.name} ${this.version} has no route ${pattern}.`);
      }
      const module = await route.load();
      this.#routeModules.set(pattern, module);
      return module;
    });
  }

  peekSlot(name: string): SlotModule | undefined {
    return this.#slotModules.get(name);
  }

  loadSlot(name: string): Promise<SlotModule> {
    return this.#once(`slot:${name}`, async () => {
      const load = this.remote.slots?.[name];
      if (!load) {
        throw new MissingPart(`${this.name} ${this.version} has no slot ${name}.`);
      }
      const module = await load();
      this.#slotModules.set(name, module);
      return module;
    });
  }

  /** A failed load is discarded, so that a retry loads again. */
  #once<T>(key: string, load: () => Promise<T>): Promise<T> {
    const pending = this.#pending.get(key) as Promise<T> | undefined;
    if (pending) {
      return pending;
    }
    const promise = load();
    this.#pending.set(key, promise);
    promise.catch(() => this.#pending.delete(key));
    return promise;
  }
}
