import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../releases/paths.ts';

/** What is not on a visitor's way: tests, what measures and demonstrates, and tools of operators and developers. */
const NOT_IN_USE =
  /\.test\.tsx?$|\.fixture\.tsx?$|\/testing\/|\/node_modules\/|\/dist\/|^shared\/(?:build|testing|gallery)\/|^services\/(?:bench|scenario|money-chaos|seed|embedded-postgres)\//;

/** The sources that run for visitors. */
export function sourcesInUse(root = ROOT): Map<string, string> {
  const files = globSync('{shell,mf-*,shared,services}/**/*.{ts,tsx,sql}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/.data/**'],
  });
  return new Map(
    files
      .filter((file) => !NOT_IN_USE.test(file))
      .sort()
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
}

/** The files whose code, without comments, matches; each with what it has of the pattern. */
export function findUses(sources: ReadonlyMap<string, string>, pattern: RegExp): Record<string, string[]> {
  const global = new RegExp(pattern.source, 'g');
  return Object.fromEntries(
    [...sources].flatMap(([file, text]) => {
      const found = [...withoutComments(text).matchAll(global)].map((match) => match[1] ?? match[0]);
      return found.length === 0 ? [] : [[file, [...new Set(found)].sort()]];
    }),
  );
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(^|\s)\/\/ .*|^\s*-- .*/gm, '$1');
}
