/** One script in a report of V8's profiler, in the form in which Node and Playwright give it. */
export interface ScriptCoverage {
  readonly url: string;
  readonly functions: readonly {
    readonly functionName: string;
    readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
  }[];
}

/** Where the functions of one script begin that ran. */
export interface RunFunctions {
  readonly url: string;
  readonly offsets: readonly number[];
}

/** Keeps of a report the functions that ran. Evaluating a module runs none: every import does that. */
export function functionsThatRan(scripts: readonly ScriptCoverage[]): RunFunctions[] {
  return scripts
    .map(({ url, functions }) => ({
      url,
      offsets: functions
        .filter(
          ({ functionName, ranges: [whole] }) => whole && !(functionName === '' && whole.startOffset === 0),
        )
        .filter(({ ranges: [whole] }) => (whole?.count ?? 0) > 0)
        .map(({ ranges: [whole] }) => whole?.startOffset ?? 0),
    }))
    .filter(({ offsets }) => offsets.length > 0);
}

/** What all runs have in common. Timers of the background fall into one of several short runs, not into each. */
export function inEveryRun(runs: readonly ReadonlySet<string>[]): Set<string> {
  const [first = new Set<string>(), ...others] = runs;
  return new Set([...first].filter((file) => others.every((run) => run.has(file))));
}
