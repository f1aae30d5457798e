/** Checks that the one type check of the whole project covers every module. */
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const NOT_OURS = new Set(['node_modules', 'dist', 'test-results', '.data']);

/** The files that `tsc -p .` checks by name, relative to the root. */
function checkedFiles(): ReadonlySet<string> {
  const tsc = path.join(ROOT, 'node_modules/.bin/tsc');
  const shown = execFileSync(tsc, ['-p', ROOT, '--showConfig'], { encoding: 'utf8', maxBuffer: 1 << 26 });
  const { files } = JSON.parse(shown) as { files: string[] };
  return new Set(files.map((file) => path.normalize(file)));
}

function modules(): string[] {
  return globSync('*/**/*.{ts,tsx,mjs}', { cwd: ROOT, exclude: (name) => NOT_OURS.has(path.basename(name)) });
}

describe('the type check', () => {
  it('covers every module of the project, tests included', () => {
    const checked = checkedFiles();
    const ours = modules();

    expect(ours).toContain('mf-wallet/src/remote.test.ts');
    expect(ours.filter((file) => !checked.has(file))).toEqual([]);
  });
});
