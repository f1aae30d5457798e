import { type Environment, EnvironmentProblem, type Variables } from '../environment.ts';

/** What a check knows before anything is opened. */
export interface CheckFacts {
  readonly name: Environment['name'];
  readonly variables: Variables;
}

/** One thing that has to be right before the services run, and that `npm run doctor` looks at. */
export interface Check {
  /** As `START_WITHOUT` names it. */
  readonly name: string;
  /** What is right when it finds nothing. */
  readonly title: string;
  /** Whether another system has to answer: only such a check can be left out. */
  readonly asksOutside?: boolean;
  /**
   * Returns one line per problem: the variable, what was found (never a secret), what to do. May throw an
   * EnvironmentProblem instead.
   */
  run(): Promise<readonly string[]>;
}

/** A check of variables alone: calls the functions that read them. */
export function settingsCheck(name: string, title: string, readers: readonly (() => unknown)[]): Check {
  return { name, title, run: async () => readers.flatMap(linesOf) };
}

function linesOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof EnvironmentProblem) {
      return error.lines;
    }
    throw error;
  }
}
