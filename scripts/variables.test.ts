import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './releases/paths.ts';

/** Set by tests and by the system itself. */
const NOBODY_SETS = ['BAZAAR_REQUEST_LOG', 'PATH'];

it.each([
  { document: 'services/README.md', folder: 'services' },
  { document: 'shell/README.md', folder: 'shell/server' },
])('$document lists every variable that $folder reads', ({ document, folder }) => {
  const listed = new Set(
    [...readFileSync(join(ROOT, document), 'utf8').matchAll(/`([A-Z][A-Z0-9_]{3,})/g)].map(
      ([, name]) => name,
    ),
  );
  const read = globSync(`${folder}/**/*.ts`, { cwd: ROOT })
    .filter((file) => !/\.(test|fixture)\.ts$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(ROOT, file), 'utf8').matchAll(/\b(?:env|variables)\.([A-Z][A-Z0-9_]{3,})/g),
    ])
    .map(([, name = '']) => name);

  expect(read.length).toBeGreaterThan(5);
  expect(read.filter((name) => !listed.has(name) && !NOBODY_SETS.includes(name))).toEqual([]);
});
