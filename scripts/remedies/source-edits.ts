/** One piece of one source file, which stands there once, and what takes its place. */
export interface SourceEdit {
  /** Path below the project's root. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** @throws Error unless the piece stands in the text exactly once: an edit that changes nothing would prove nothing. */
export function applyEdit(text: string, { file, from, to }: SourceEdit): string {
  const parts = text.split(from);
  if (parts.length !== 2) {
    throw new Error(
      `"${from}" stands ${parts.length - 1} times in ${file}, so it does not say what is switched off: give the piece with the text that the file has now.`,
    );
  }
  return parts.join(to);
}
