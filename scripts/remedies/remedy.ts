import type { SourceEdit } from './source-edits.ts';

/** What keeps some kinds of faults from visitors, and how it is switched off. */
export interface Remedy {
  readonly name: string;
  /** What the site does without it, for the table. */
  readonly without: string;
  readonly edits: readonly SourceEdit[];
  /** Kinds of the chaos suite that must be red without it. */
  readonly kinds: readonly string[];
  /** How visitors come; in both ways where nothing is said. */
  readonly arrival?: 'first visit' | 'navigation';
}

const FILES = ['entry', 'chunk', 'nested chunk', 'style sheet'];

/** Kinds of several faults of each of these files. */
export function filesWith(faults: readonly string[], files: readonly string[] = FILES): string[] {
  return files.flatMap((file) => faults.map((fault) => `${file}: ${fault}`));
}
