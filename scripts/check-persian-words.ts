/**
 * Fails when a text on the screen uses a Persian word for which this site has another one.
 *
 *   node scripts/check-persian-words.ts
 *
 * Exit 0: every text uses the words of the site. Exit 1: one line per word, with the one to use; also when no message
 * file was found. Comments, tests and texts about goods are not looked at: there صافی is a strainer and پوسته a casing.
 */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stringsOf } from './persian-words/strings-of.ts';
import { wordFaults } from './persian-words/word-faults.ts';
import { runAsScript } from './run-as-script.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Sources, and the seeded texts that explain the site or say the terms of an order. */
const TEXTS = [
  '{shell,mf-*,shared/*,services}/**/*.{ts,tsx}',
  'services/seed/{vocabulary,texts/items}.json',
  'services/content/seed/{help,static-pages}/*.md',
];
const NOT_ON_SCREEN = ['**/node_modules/**', '**/dist/**', '**/*.test.{ts,tsx}', '**/*.fixture.{ts,tsx}'];
const MESSAGE_FILE = /messages\.ts$/;

/** Faults of one file: in its string literals when it is source code, else in its whole text. */
export function fileFaults(file: string, content: string): string[] {
  if (wordFaults(file, content).length === 0) {
    return [];
  }
  const texts = /\.tsx?$/.test(file) ? stringsOf(file, content) : content.split('\n');
  return texts.flatMap((text) => wordFaults(file, text));
}

/** What is wrong with a set of files as a whole: a check that finds no message file checks nothing. */
export function coverageFaults(files: readonly string[]): string[] {
  return files.some((file) => MESSAGE_FILE.test(file)) ? [] : ['No message file was found to check.'];
}

await runAsScript(import.meta, async () => {
  const files = globSync(TEXTS, { cwd: ROOT, exclude: NOT_ON_SCREEN });
  const found = await Promise.all(
    files.map(async (file) => fileFaults(file, await readFile(path.join(ROOT, file), 'utf8'))),
  );
  const faults = [...coverageFaults(files), ...found.flat()];
  for (const fault of faults) {
    console.error(fault);
  }
  console.log(`${files.length} files, ${faults.length} words to replace`);
  return faults.length === 0;
});
