import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ShellAssets } from '@bazaar/build';
import type * as shellBundle from '../src/server.tsx';

/** The shell's own bundle for the server: React, the router and the pages, in one instance shared with all remotes. */
export type ShellBundle = typeof shellBundle;

/** What the server knows of a build of the shell without running any of it. */
export interface ShellFiles {
  /** Identifies the build; part of every composition id. */
  id: string;
  assets: ShellAssets;
  webDir: string;
}

/** A build of the shell with its own code for the server in memory. */
export interface ShellBuild extends ShellFiles {
  bundle: ShellBundle;
  /** What a server bundle of a remote may require by this name; undefined for anything else. */
  shared(request: string): unknown;
}

/** @throws Error when the shell was not built into `dir`. */
export function readShellFiles(dir: string): ShellFiles {
  return { ...readBuild(dir), webDir: join(dir, 'web') };
}

/** @throws Error when the shell was not built into `dir`. */
export async function loadShellBuild(dir: string): Promise<ShellBuild> {
  const files = readShellFiles(dir);
  const bundle: ShellBundle = createRequire(import.meta.url)(join(dir, 'server', 'shell.cjs'));
  // A drawing whose family is not in memory would stream in later, hidden by a style attribute that the CSP refuses.
  await bundle.preloadAllFamilies();
  const libraries = Object.entries(bundle.sharedModules).map(([name, { module }]) => [name, module] as const);
  const byName = new Map<string, unknown>(libraries);
  const parts = new Map(
    await Promise.all(
      Object.entries(bundle.sharedUi).map(async ([name, load]) => [name, await load()] as const),
    ),
  );
  return {
    ...files,
    bundle,
    shared: (request) => byName.get(request) ?? parts.get(bundle.partOf(request)),
  };
}

function readBuild(dir: string): { id: string; assets: ShellAssets } {
  try {
    const assets: ShellAssets = JSON.parse(readFileSync(join(dir, 'assets.json'), 'utf8'));
    const [entry] = assets.chunks.client?.scripts ?? [];
    return { id: entry?.split('.').at(-2) ?? 'unknown', assets };
  } catch (error) {
    throw new Error(`The shell is not built in ${dir}. Run "npm run build".`, { cause: error });
  }
}
