import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './releases/paths.ts';

const read = (pattern: string) =>
  globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules/**'] }).map((file) => ({
    file,
    text: readFileSync(join(ROOT, file), 'utf8'),
  }));
const definitions = read('mf-*/src/**/*.ts').flatMap(({ file, text }) =>
  [...text.matchAll(/(\w+) = defineAddress\(/g)].map(([, name = '']) => ({ file, name })),
);
const tests = read('mf-*/src/**/*.test.{ts,tsx}').map(({ text }) => text);

/** Whether a test hands a definition to the suite of addresses, and has it from that file. */
function isTested(name: string, file: string): boolean {
  const base = file.slice(file.lastIndexOf('/') + 1);
  const subject = new RegExp(`describeAddress\\(\\{[^;]*?address: ${name}\\b`);
  return tests.some((text) => text.includes(`/${base}'`) && subject.test(text));
}

describe('the definition of a page’s query', () => {
  it('is found', () => {
    expect(definitions.length).toBeGreaterThan(25);
  });

  it.each(definitions)('$name of $file passes the suite of addresses', ({ name, file }) => {
    expect(isTested(name, file)).toBe(true);
  });
});
