import { join } from 'node:path';
import { HOST_CONTRACT_VERSION, RemoteDescriptor } from '@bazaar/contracts/platform';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { afterCompile, writeJson } from './after-compile.ts';
import { type ChunkFiles, chunkFiles } from './chunk-files.ts';
import { chunkOf, type LazyPart } from './chunk-names.ts';
import { hashFiles } from './file-hashes.ts';
import type { RemoteConfig } from './remote-config.ts';
import { providedPart, SHARED_LIBRARIES } from './shared-libraries.ts';

interface DescriptorOptions {
  config: RemoteConfig;
  version: string;
  out: string;
  container: string;
}

/** Writes `remote.json` beside the built files, from the bundler's statistics. */
export function descriptorPlugin(options: DescriptorOptions): RsbuildPlugin {
  return {
    name: 'bazaar:descriptor',
    setup(api) {
      afterCompile(api, (stats) => {
        const json = stats.toJson({
          all: false,
          children: true,
          chunkGroups: true,
          chunkGroupAuxiliary: false,
          modules: true,
          nestedModules: true,
          ids: true,
        });
        const web = json.children?.find((child) => child.name === 'web') ?? json;
        writeJson(join(options.out, 'remote.json'), describeRelease(options, web));
      });
    },
  };
}

/**
 * The descriptor of the files in `out`, from the bundler's account of the web bundle.
 * @throws Error when the chunk of a route or slot was not built, or the descriptor breaks its schema.
 */
export function describeRelease(
  { config, version, out, container }: DescriptorOptions,
  web: Rspack.StatsCompilation,
): RemoteDescriptor {
  const files = hashFiles(out);
  const chunks = chunkFiles(web);
  const entry = filesOf(chunks, 'remote', config);
  const withEntry = (load: LazyPart) => {
    const chunk = chunkOf(load);
    const own = filesOf(chunks, chunk, config);
    return {
      scripts: unique([...entry.scripts, ...own.scripts]),
      styles: unique([...entry.styles, ...own.styles]),
      ui: usedUi(web, chunkIds(web, ['remote', chunk])),
    };
  };
  return RemoteDescriptor.parse({
    schema: 1,
    name: config.name,
    version,
    hostContract: HOST_CONTRACT_VERSION,
    builtAt: new Date().toISOString(),
    sourceHash: process.env.BAZAAR_SOURCE_HASH ?? 'unknown',
    container,
    entry: 'remoteEntry.js',
    serverBundle: Object.hasOwn(files, 'server/remote.cjs') ? 'server/remote.cjs' : null,
    routes: config.routes.map(({ page, ...route }) => ({ ...route, ...withEntry(page) })),
    slots: config.slots.map(({ widget, ...slot }) => ({ ...slot, ...withEntry(widget) })),
    publishes: config.publishes,
    listens: config.listens,
    shared: SHARED_LIBRARIES,
    ui: usedUi(web),
    files,
  });
}

function filesOf(
  chunks: Readonly<Record<string, ChunkFiles>>,
  name: string,
  config: RemoteConfig,
): ChunkFiles {
  const files = chunks[name];
  if (!files) {
    throw new Error(
      `${config.name}: the build made no chunk "${name}". ` +
        'A page is imported in src/routes.ts, a widget in src/slots.ts, each by its own file.',
    );
  }
  return files;
}

type ChunkIds = ReadonlySet<string>;

/**
 * The chunks that are loaded together with the named ones; chunks that an `import()` inside them loads are not
 * included.
 */
function chunkIds(web: Rspack.StatsCompilation, names: readonly string[]): ChunkIds {
  return new Set(names.flatMap((name) => web.namedChunkGroups?.[name]?.chunks ?? []).map(String));
}

/** The shared design-system parts that the modules of this build, or of some of its chunks, import. */
function usedUi(web: Rspack.StatsCompilation, chunks?: ChunkIds): string[] {
  const names = (web.modules ?? [])
    .filter((module) => !chunks || module.chunks?.some((id) => chunks.has(String(id))))
    .map(
      (module) =>
        /consume shared module \(default\) (@bazaar\/[a-z/-]+)@/.exec(
          module.name ?? module.identifier ?? '',
        )?.[1],
    )
    .map((request) => request && providedPart(request))
    .filter((part) => part !== undefined);
  return unique(names).sort();
}

function unique<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}
