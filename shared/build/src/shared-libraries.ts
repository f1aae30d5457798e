import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The singletons that the shell provides and every remote consumes without a copy of its own, with the range a remote
 * expects. Contracts and locale are not here: they are data and pure functions, so remotes upgrade them alone; the
 * library that contracts are written with is, because each copy weighs nine kilobytes.
 */
export const SHARED_LIBRARIES: Readonly<Record<string, string>> = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'react-dom': '^19.0.0',
  'react-router': '^8.0.0',
  '@tanstack/react-query': '^5.0.0',
  rxjs: '^7.0.0',
  'zod/mini': '^4.0.0',
  '@bazaar/host': '^1.0.0',
  '@bazaar/storage': '^1.0.0',
};

const uiSource = join(import.meta.dirname, '../../ui/src');

/** Sub-paths of the design system, `@bazaar/ui/<name>`: every folder with an index. */
export function uiSubPaths(): string[] {
  return readdirSync(uiSource, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(uiSource, entry.name)).includes('index.ts'))
    .map((entry) => entry.name)
    .filter((name) => name !== 'base')
    .sort();
}

/** Whether an import is one that the shell provides. */
export function isSharedRequest(request: string): boolean {
  return Object.hasOwn(SHARED_LIBRARIES, request) || /^@bazaar\/ui\/[a-z-]+$/.test(request);
}
