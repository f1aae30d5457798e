/** The part of a container's own runtime that is used here; the names are those of the bundler's plugin. */
interface Container {
  /** Modules by id, as functions that fill `module.exports`. */
  m: Record<string, (module: { exports: unknown }) => void>;
  /** Modules that have run. */
  c: Record<string, unknown>;
  consumesLoadingData?: {
    chunkMapping?: ChunkMapping;
    moduleIdToConsumeDataMapping?: Readonly<Record<string, Consumed>>;
  };
}

/** Ids of the shared modules that a chunk needs. */
type ChunkMapping = Readonly<Record<string, readonly string[]>>;

interface Consumed {
  /** The import's name: `react`, `@bazaar/ui/button`. */
  shareKey: string;
}

/** A container's request for the shared modules that one of its chunks needs. */
export interface ConsumeRequest {
  chunkId: string;
  /** Promises that the chunk waits for. */
  promises: unknown[];
  chunkMapping: ChunkMapping;
  moduleToHandlerMapping: Readonly<Record<string, Consumed>>;
  /** A promise while a shared module is loading, 0 when it is loaded. */
  installedModules: Record<string, unknown>;
  webpackRequire: Container;
}

/** Loads a library that the shell provides. @throws Error (rejects) when it provides none of that name. */
export type ProvideModule = (name: string) => Promise<unknown>;

/**
 * What remote entries find in the page in place of federation's own libraries: they are built without them. Federation's
 * weigh seven kilobytes more, since they choose among versions from several owners; here the shell alone provides each
 * library, once. Nothing compares the version ranges of a remote that was built elsewhere.
 */
export function createContainerRuntime(provideModule: ProvideModule) {
  return {
    bundlerRuntime: {
      /** Share scopes by name: no versions are negotiated. */
      S: {},
      init: () => ({}),
      initContainerEntry: () => true,
      consumes: (request: ConsumeRequest) => consume(request, provideModule),
      installInitialConsumes,
    },
  };
}

function consume(
  { chunkId, promises, chunkMapping, installedModules, ...request }: ConsumeRequest,
  provideModule: ProvideModule,
) {
  const { m: modules, c: cache, consumesLoadingData: current } = request.webpackRequire;
  const ids = new Set([...(chunkMapping[chunkId] ?? []), ...(current?.chunkMapping?.[chunkId] ?? [])]);
  for (const id of ids) {
    // A hot update has its own table.
    const consumed = current?.moduleIdToConsumeDataMapping?.[id] ?? request.moduleToHandlerMapping[id];
    installedModules[id] ??= provideModule(consumed?.shareKey ?? id).then(
      (library) => {
        installedModules[id] = 0;
        modules[id] = (module) => {
          delete cache[id];
          module.exports = library;
        };
      },
      (error) => {
        // The import fails; the next chunk that needs the library requests it again.
        delete installedModules[id];
        modules[id] = () => {
          delete cache[id];
          throw error;
        };
      },
    );
    promises.push(installedModules[id]);
  }
}

/** A container's entry is behind an `import()`, so nothing shared is needed before it is requested. */
function installInitialConsumes({ initialConsumes }: { initialConsumes: readonly string[] }): void {
  if (initialConsumes.length > 0) {
    throw new Error(`A container needs ${initialConsumes.join(', ')} too early.`);
  }
}
