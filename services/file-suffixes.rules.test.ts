import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = import.meta.dirname;
/** Files that are named by what they are, in every folder of a service. */
const WITHOUT_SUFFIX = ['index.ts', 'messages.ts', 'settings.ts', 'seed.ts'];
const README_ROW = /^\| `(\.[a-z.]+\.ts)` +\|/gm;

const suffixes = [...readFileSync(`${ROOT}/README.md`, 'utf8').matchAll(README_ROW)].map(
  ([, suffix = '']) => suffix,
);
const services = globSync('*/index.ts', { cwd: ROOT }).map((file) => file.split('/')[0]);
const files = services.flatMap((service) => globSync(`${service}/**/*.ts`, { cwd: ROOT }));

it('finds the suffixes of the table in the README, and the folders of the ten services', () => {
  expect(suffixes.length).toBeGreaterThan(10);
  expect(services).toHaveLength(10);
  expect(files.length).toBeGreaterThan(300);
});

it('gives every file of a service a suffix of that table', () => {
  const unnamed = files.filter((file) => {
    const [, ...path] = file.split('/');
    const isNamed = suffixes.some((suffix) => file.endsWith(suffix));
    return !isNamed && !WITHOUT_SUFFIX.includes(path.at(-1) ?? '') && path[0] !== 'seed';
  });

  expect(unnamed).toEqual([]);
});

it('uses every suffix of that table', () => {
  expect(suffixes.filter((suffix) => !files.some((file) => file.endsWith(suffix)))).toEqual([]);
});
