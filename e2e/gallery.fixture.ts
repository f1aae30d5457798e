import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext } from '@playwright/test';

const ROOT = path.resolve(import.meta.dirname, '..');
const RSBUILD = path.join(ROOT, 'node_modules/.bin/rsbuild');

/** Where a browser of these tests finds the gallery; no server stands behind it. */
export const GALLERY = 'http://gallery.test';

/** The gallery as it was built for one test file. */
export interface BuiltGallery extends AsyncDisposable {
  /** Lets a browser load the gallery from the built files. */
  serveTo(context: BrowserContext): Promise<void>;
}

/** Builds the gallery into a folder of its own. */
export async function buildGallery(): Promise<BuiltGallery> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bazaar-gallery-'));
  await promisify(execFile)(process.execPath, [RSBUILD, 'build'], {
    cwd: path.join(ROOT, 'shared/gallery'),
    env: { ...process.env, BAZAAR_OUT: folder, NODE_ENV: 'production' },
  });
  return {
    serveTo: async (context) => {
      await context.route(`${GALLERY}/**`, (route) => {
        const { pathname } = new URL(route.request().url());
        const file = pathname === '/' ? 'index.html' : decodeURIComponent(pathname.slice(1));
        return route.fulfill({ path: path.join(folder, file) });
      });
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Names of the components that the indexes of the design system export, read from their text. */
export function exportedComponents(indexes: readonly string[]): string[] {
  const names = indexes
    .flatMap((file) => [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/export \{([^}]*)\}/g)])
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w*[a-z]\w*$/.test(name));
  return [...new Set(names)].sort();
}
