/**
 * Fails when a name, a comment, a test title or a document uses a private word where the field has a standard term
 * (ARCHITECTURE.md, "Words"), or when it looked at no file.
 *
 *   node scripts/check-terms.ts
 *
 * Exit 0: none does. Exit 1: one line for each private word and for each allowed use that no file needs any more.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { runAsScript } from './run-as-script.ts';
import { ALLOWED_USES } from './terms/allowed-uses.ts';
import {
  type FoundTerm,
  findTermsInDocument,
  findTermsInPath,
  findTermsInSource,
  findTermsInStyles,
} from './terms/find-terms.ts';
import type { AllowedUse } from './terms/private-terms.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const SOURCE = /\.(?:tsx?|mjs|cjs)$/;
/** Persian contents are not code. */
const DOCUMENT = /^(?!services\/content\/seed\/).*(?:\.(?:md|sql|ya?ml)|package\.json)$/;
const STYLES = /\.css$/;

/** The private words that no allowed use covers, and the allowed uses that cover none. */
export function judgeTerms(
  found: readonly FoundTerm[],
  allowed: readonly AllowedUse[],
): { readonly faults: FoundTerm[]; readonly unneeded: AllowedUse[] } {
  const covers = (use: AllowedUse, { path: file, word }: FoundTerm) =>
    file.startsWith(use.path) && (use.word === '*' || use.word === word);
  return {
    faults: found.filter((term) => !allowed.some((use) => covers(use, term))),
    unneeded: allowed.filter((use) => !found.some((term) => covers(use, term))),
  };
}

async function trackedFiles(): Promise<string[]> {
  const { stdout } = await promisify(execFile)('git', ['ls-files'], { cwd: ROOT, maxBuffer: 2 ** 26 });
  return stdout.split('\n').filter((file) => SOURCE.test(file) || STYLES.test(file) || DOCUMENT.test(file));
}

function finderOf(file: string): typeof findTermsInSource {
  if (SOURCE.test(file)) {
    return findTermsInSource;
  }
  return STYLES.test(file) ? findTermsInStyles : findTermsInDocument;
}

async function findTerms(file: string): Promise<FoundTerm[]> {
  const source = { path: file, text: await readFile(path.join(ROOT, file), 'utf8') };
  return [...findTermsInPath(file), ...finderOf(file)(source)];
}

await runAsScript(import.meta, async () => {
  const files = await trackedFiles();
  const found = (await Promise.all(files.map(findTerms))).flat();
  const { faults, unneeded } = judgeTerms(found, ALLOWED_USES);
  for (const { path: file, line, word, standard } of faults) {
    console.error(`${file}:${line}: "${word}" is a private word; the standard term is: ${standard}`);
  }
  for (const { path: file, word } of unneeded) {
    console.error(`scripts/terms/allowed-uses.ts: "${word}" in ${file} allows nothing any more`);
  }
  console.log(`${files.length} files, ${faults.length + unneeded.length} faults`);
  return files.length > 0 && faults.length + unneeded.length === 0;
});
