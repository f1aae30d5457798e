import type { Rspack } from '@rsbuild/core';

/**
 * Files that the bundler adds to a chunk while a development server runs: updates for open pages, not part of the
 * chunk.
 */
const HOT_UPDATE = /\.hot-update\.js(on)?$/;

export function isHotUpdate(file: string): boolean {
  return HOT_UPDATE.test(file);
}

/** Files of a chunk, in the order in which they are to be loaded. */
export interface ChunkFiles {
  scripts: string[];
  styles: string[];
}

/** The files of every named chunk. */
export function chunkFiles(web: Rspack.StatsCompilation): Record<string, ChunkFiles> {
  const chunks = Object.entries(web.namedChunkGroups ?? {}).map(([name, group]) => {
    const files = (group.assets ?? []).map((asset) => asset.name).filter((file) => !isHotUpdate(file));
    const scripts = files.filter((file) => file.endsWith('.js'));
    const styles = files.filter((file) => file.endsWith('.css'));
    return [name, { scripts, styles }] as const;
  });
  return Object.fromEntries(chunks);
}
