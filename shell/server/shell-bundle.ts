import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ShellAssets } from '@bazaar/build';
import type * as shellBundle from '../src/server.tsx';
import { DEVELOPMENT_SHELL } from './composition.rules.ts';
import { readBuildDescriptor, readBuildFile, type ShellPlace } from './shell-build-files.ts';

/** The shell's own bundle for the server: React, the router and the pages, in one instance shared with all remotes. */
export type ShellBundle = typeof shellBundle;

/** A build of the shell with its code for the server in memory. */
export interface ShellBuild {
  /** Identifies the build; part of every composition id. */
  id: string;
  assets: ShellAssets;
  bundle: ShellBundle;
  /** What a server bundle of a remote may require by this name; undefined for anything else. */
  shared(request: string): unknown;
}

const BUNDLE = 'server/shell.cjs';
const ASSETS = 'assets.json';

/**
 * Loads a build, after its files were compared with what was built; the one of development changes while it is in use.
 * @throws BuildFault for a build that is missing or was changed.
 */
export async function loadShellBuild(place: ShellPlace): Promise<ShellBuild> {
  const { id, dir } = place;
  if (id !== DEVELOPMENT_SHELL) {
    const descriptor = await readBuildDescriptor(place);
    await Promise.all([BUNDLE, ASSETS].map((file) => readBuildFile(place, descriptor, file)));
  }
  const assets: ShellAssets = JSON.parse(readFileSync(join(dir, ASSETS), 'utf8'));
  const bundle: ShellBundle = createRequire(import.meta.url)(join(dir, BUNDLE));
  // A drawing whose family is not in memory would stream in later, hidden by a style attribute that the CSP refuses.
  await bundle.preloadAllFamilies();
  const byName = new Map(
    await Promise.all(
      Object.entries(bundle.sharedModules).map(
        async ([name, { module, load }]) => [name, module ?? (await load?.())] as const,
      ),
    ),
  );
  const parts = new Map(
    await Promise.all(
      Object.entries(bundle.sharedUi).map(async ([name, load]) => [name, await load()] as const),
    ),
  );
  return {
    ...{ id, assets, bundle },
    shared: (request) => byName.get(request) ?? parts.get(bundle.partOf(request)),
  };
}
