/** One plain line about a fault of the set-up: what happened and what to do. */
export function faultLine(whatHappened: string, whatToDo: string): string {
  const sentences = [whatHappened, whatToDo].map((text) => text.replace(/\s*\n\s*/g, ' ').trim());
  return sentences
    .filter((text) => text !== '')
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');
}

/** Prints that line and ends the process with code 1. */
export function fail(whatHappened: string, whatToDo: string): never {
  console.error(faultLine(whatHappened, whatToDo));
  process.exit(1);
}

/**
 * Ends the process for an error that reached the top of a script: one line for a known fault of the set-up (its
 * message says what to do), the whole stack for a fault of the code.
 */
export function failWith(error: unknown): never {
  if (error instanceof Error && error.name === 'DatabaseProblem') {
    return fail(error.message, '');
  }
  console.error(error);
  process.exit(1);
}
