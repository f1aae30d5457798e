/** One plain line about a setup error: what happened and what to do. */
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

/** A fault of the set-up, which the user of the script can fix: one line is enough. */
export class SetupProblem extends Error {
  override readonly name = 'SetupProblem';

  constructor(whatHappened: string, whatToDo: string) {
    super(faultLine(whatHappened, whatToDo));
  }
}

/** What to print for an uncaught error: the one line of a known problem, or the whole stack of a bug. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  // By name: a problem of the database kit has another class.
  return error.name.endsWith('Problem') ? error.message : (error.stack ?? error.message);
}

/** Prints an uncaught error of a script and ends the process with code 1. */
export function failWith(error: unknown): never {
  console.error(errorText(error));
  process.exit(1);
}
