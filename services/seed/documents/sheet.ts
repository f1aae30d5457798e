/** A page of a document: its subject, and a table. */
export interface Sheet {
  /** Name of the file. */
  readonly name: string;
  /** Kind of the document. */
  readonly kind: string;
  readonly title: string;
  /** Its number, in Latin digits. */
  readonly code: string;
  /** Short facts about the subject. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** From right to left; the shares of the width add up to one. */
  readonly columns: readonly (readonly [title: string, share: number])[];
  /** Each row has as many cells as there are columns. */
  readonly rows: readonly (readonly string[])[];
  /** A note below the table. */
  readonly note: string;
}
