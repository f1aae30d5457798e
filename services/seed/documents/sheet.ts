/** A page of a document: what it is about, and a table. */
export interface Sheet {
  /** What the file is called. */
  readonly name: string;
  /** What kind of document it is. */
  readonly kind: string;
  readonly title: string;
  /** Its number, Latin. */
  readonly code: string;
  /** What is said of it in a few words. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** From the right; the shares of the width add up to one. */
  readonly columns: readonly (readonly [title: string, share: number])[];
  /** As many cells as there are columns. */
  readonly rows: readonly (readonly string[])[];
  /** Below the table. */
  readonly note: string;
}
