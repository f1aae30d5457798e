/**
 * Puts a document's nonce where `placeholder` stands in a text that comes in chunks. React ends a chunk where its
 * buffer is full, so a placeholder may begin in one chunk and end in the next: a chunk's end that may be the
 * beginning of one waits for the next chunk.
 */
export function createNonceReplacer(placeholder: string, nonce: string) {
  let waiting = '';
  return {
    /** Returns what of the text so far is certain. */
    replace(chunk: string): string {
      const text = (waiting + chunk).replaceAll(placeholder, nonce);
      const certain = text.length - lengthOfBeginning(text, placeholder);
      waiting = text.slice(certain);
      return text.slice(0, certain);
    },
    /** Returns what waited when no chunk follows. */
    rest(): string {
      const text = waiting;
      waiting = '';
      return text;
    },
  };
}

/** How many characters at the end of `text` are a beginning of `placeholder`, without being all of it. */
function lengthOfBeginning(text: string, placeholder: string): number {
  let length = Math.min(text.length, placeholder.length - 1);
  while (length > 0 && !text.endsWith(placeholder.slice(0, length))) {
    length -= 1;
  }
  return length;
}
