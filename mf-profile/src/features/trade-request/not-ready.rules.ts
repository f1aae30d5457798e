const LINE_FIELD = /^lines\[(\d+)\]/;

/** One thing that prevents a request from going on. */
export interface Fault {
  /** The line that it is about, from 1; null for the whole request. */
  line: number | null;
  text: string;
}

/** What the service found missing, in the order of the lines after what concerns the whole request. */
export function faultsOf(errors: Readonly<Record<string, readonly string[]>>): Fault[] {
  return Object.entries(errors)
    .flatMap(([field, texts]) => texts.map((text) => ({ line: lineOf(field), text })))
    .toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
}

function lineOf(field: string): number | null {
  const index = LINE_FIELD.exec(field)?.[1];
  return index === undefined ? null : Number(index) + 1;
}
