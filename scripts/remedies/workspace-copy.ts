import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../releases/paths.ts';
import { applyEdit, type SourceEdit } from './source-edits.ts';

const LEFT_OUT = new Set(['node_modules', 'dist', '.data', '.git', 'test-results']);
/** The scope of the project's own packages, which npm links to their folders. */
const OWN_SCOPE = '@bazaar';

/** Copies the sources; installed packages are shared, and the project's own are those of the copy. */
export function copyWorkspace(target: string): void {
  cpSync(ROOT, target, { recursive: true, filter: (file) => !LEFT_OUT.has(basename(file)) });
  const installed = join(ROOT, 'node_modules');
  const linked = join(target, 'node_modules');
  mkdirSync(join(linked, OWN_SCOPE), { recursive: true });
  for (const name of readdirSync(installed).filter((entry) => entry !== OWN_SCOPE)) {
    symlinkSync(join(installed, name), join(linked, name));
  }
  for (const name of readdirSync(join(installed, OWN_SCOPE))) {
    symlinkSync(readlinkSync(join(installed, OWN_SCOPE, name)), join(linked, OWN_SCOPE, name));
  }
}

/** Runs something while the copy's sources are edited. @throws Error before that when an edit does not fit. */
export function withEdits<Result>(copy: string, edits: readonly SourceEdit[], act: () => Result): Result {
  const originals = new Map<string, string>();
  const texts = new Map<string, string>();
  for (const edit of edits) {
    const path = join(copy, edit.file);
    const text = texts.get(path) ?? readFileSync(path, 'utf8');
    originals.set(path, originals.get(path) ?? text);
    texts.set(path, applyEdit(text, edit));
  }
  try {
    write(texts);
    return act();
  } finally {
    write(originals);
  }
}

function write(texts: ReadonlyMap<string, string>): void {
  for (const [path, text] of texts) {
    writeFileSync(path, text);
  }
}
