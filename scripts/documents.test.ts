import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './releases/paths.ts';

const EXCLUDE = ['**/node_modules/**', '**/dist/**', '**/.data/**'];
const FOLDERS = '{shell,mf-*,shared,services,scripts,e2e,ops}';
const DOCUMENTS = globSync(['*.md', `${FOLDERS}/**/*.md`], { cwd: ROOT, exclude: EXCLUDE });
const FILES = globSync(['*.*', `${FOLDERS}/**/*.*`], { cwd: ROOT, exclude: EXCLUDE }).map(
  (file) => `/${file}`,
);
/** Files that a build or an operator's command makes. */
const MADE = ['remote.json', 'shell.json', 'manifest.json', 'e2e/screenshots/'];

describe('the documents', () => {
  it('are found', () => {
    expect(DOCUMENTS).toContain('README.md');
    expect(DOCUMENTS.length).toBeGreaterThan(40);
  });

  it.each(DOCUMENTS)('%s names only files that exist', (document) => {
    const named = matches(document, /`(\w[\w./-]*\.(?:tsx?|mjs|cjs|json|sql|css|md))`/g).filter(
      (name) => !MADE.includes(name) && !name.includes('NNNN'),
    );

    expect(named.filter((name) => !FILES.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
  });

  it.each(DOCUMENTS)('%s names only folders that exist', (document) => {
    const named = matches(document, /`((?:shell|mf-[a-z]+|shared|services|scripts|e2e)\/[\w/-]+)\/?`/g);

    expect(named.filter((name) => !MADE.includes(name) && !existsSync(join(ROOT, name)))).toEqual([]);
  });

  it.each(DOCUMENTS)('%s names only commands that exist', (document) => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const named = matches(document, /npm run ([a-z:-]+)\b(?! *(?:-w|--workspace))/g);

    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

/** What the expression's group holds wherever it matches in a document. */
function matches(document: string, expression: RegExp): string[] {
  return [...readFileSync(join(ROOT, document), 'utf8').matchAll(expression)].map(([, name = '']) => name);
}
