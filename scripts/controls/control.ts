import type { SourceEdit } from '../remedies/source-edits.ts';

/** A control of a requirement, and how it is taken away; the requirement names the test that must fail then. */
export interface Control {
  /** Id of the requirement in services/security-tests/asvs. */
  readonly id: string;
  readonly edits: readonly SourceEdit[];
}

/** One edit of one file. */
export function without(id: string, file: string, [from, to]: readonly [from: string, to: string]): Control {
  return { id, edits: [{ file, from, to }] };
}
