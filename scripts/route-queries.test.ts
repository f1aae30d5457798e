import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './releases/paths.ts';

const REMOTES = ['mf-catalog', 'mf-content', 'mf-suppliers'];

/** The routes that declare no parameter, with the files of their pages. */
function pagesWithoutParameters(remote: string): string[] {
  const text = readFileSync(join(ROOT, remote, 'src/routes.ts'), 'utf8');
  return [...text.matchAll(/query: \[\],\s+page: [^}]*?import\('\.\/([^']+)'\)/g)].map(([, file = '']) =>
    join(ROOT, remote, 'src', file),
  );
}

describe('a route that declares no parameter', () => {
  it.each(REMOTES)('of %s has a page that does not read its query', (remote) => {
    const pages = pagesWithoutParameters(remote);

    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter((file) => !existsSync(file))).toEqual([]);
    // A page gets its query by the request of its loader alone.
    expect(pages.filter((file) => /\brequest\b/.test(code(file)))).toEqual([]);
  });
});

function code(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\/|\/\/.*|import [^;]+;/gs, '');
}
