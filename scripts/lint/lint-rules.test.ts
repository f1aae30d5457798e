import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../releases/paths.ts';

const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bazaar-lint-'));
  for (const settings of ['biome.json', 'scripts/lint']) {
    cpSync(join(ROOT, settings), join(folder, settings), { recursive: true });
  }
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the linter', () => {
  it.each([
    {
      what: 'a clock in a .rules.ts file',
      file: 'mf-a/src/x.rules.ts',
      text: 'Date.now()',
      told: 'arguments',
    },
    { what: 'the present date there', file: 'shell/src/x.rules.ts', text: 'new Date()', told: 'arguments' },
    { what: 'chance there', file: 'services/a/x.rules.ts', text: 'Math.random()', told: 'arguments' },
    {
      what: 'SQL in routes',
      file: 'services/a/x.routes.ts',
      text: '`\n select id from a`',
      told: 'no SQL text',
    },
    {
      what: 'a change in routes',
      file: 'services/a/x.routes.ts',
      text: "'update a set b = 1'",
      told: 'no SQL text',
    },
    {
      what: 'a bare stale time',
      file: 'mf-a/src/x.queries.ts',
      text: '{ staleTime: 5_000 }',
      told: 'Name the time',
    },
    {
      what: 'a request beside the API client',
      file: 'mf-a/src/x.ts',
      text: "fetch('/a')",
      told: 'global variable',
    },
  ])('refuses $what', ({ file, text, told }) => {
    expect(lint(file, text)).toContain(told);
  });

  it.each([
    ['a given date in a .rules.ts file', 'mf-a/src/x.rules.ts', 'new Date(5)'],
    ['ordinary texts in routes', 'services/a/x.routes.ts', "['update profile', 'with care']"],
    ['a named stale time', 'mf-a/src/x.queries.ts', '{ staleTime: Number.POSITIVE_INFINITY }'],
    ['the fetch of the API client', 'shared/api/src/x.ts', "fetch('/a')"],
  ])('accepts %s', (_case, file, expression) => {
    expect(lint(file, expression)).toBe('');
  });
});

/** What the linter reports about a file at this path that exports the expression. */
function lint(file: string, expression: string): string {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `export const value = ${expression};\n`);
  const found = spawnSync(process.execPath, [BIOME, 'lint', '--vcs-enabled=false', file], {
    cwd: folder,
    encoding: 'utf8',
  });
  return found.status === 0 ? '' : found.stderr;
}
