import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './releases/paths.ts';

const REMOTES = ['mf-catalog', 'mf-content', 'mf-suppliers'];

const PARAMETER_READ = /(?:searchParams|query|URLSearchParams\([^()]*\))\.(?:get|has|getAll)\('([^']+)'/gi;

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

/** Read in an effect, after the document was hydrated as the server rendered it. */
const READ_AFTER_HYDRATION: readonly string[] = ['openSection'];

describe('a parameter that code names', () => {
  it.each(REMOTES)('of %s is declared by a route, or the server renders the page without it', (remote) => {
    const source = join(ROOT, remote, 'src');
    const routes = readFileSync(join(source, 'routes.ts'), 'utf8');
    const read = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\./.test(file))
      .flatMap((file) => [...code(join(source, file)).matchAll(PARAMETER_READ)])
      .map(([, name = '']) => name);

    const undeclared = read.filter(
      (name) => !routes.includes(`'${name}'`) && !READ_AFTER_HYDRATION.includes(name),
    );
    expect(undeclared).toEqual([]);
  });

  it('is found', () => {
    const texts = ["searchParams.get('a')", "query.has('b')", "new URLSearchParams(search).get('c')"];
    const names = texts.flatMap((text) => [...text.matchAll(PARAMETER_READ)].map(([, name]) => name));
    expect(names).toEqual(['a', 'b', 'c']);
  });
});

function code(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\/|\/\/.*|import [^;]+;/gs, '');
}
