/** A fault of the set-up, not of the code: its message is one line with what happened and what to do. */
export class DatabaseProblem extends Error {
  override readonly name = 'DatabaseProblem';

  constructor(whatHappened: string, whatToDo: string, cause?: unknown) {
    super(`${whatHappened} ${whatToDo}`, { cause });
  }
}

/** The `code` of a Node or PostgreSQL error, compared by value because two copies of a class may be loaded. */
export function errorCode(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** The first line of an error's message. */
export function errorLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1)[0] ?? '';
}
