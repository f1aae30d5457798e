/** Wrong or missing variables, each as one line with what to write instead. */
export class EnvironmentProblem extends Error {
  override readonly name = 'EnvironmentProblem';
  readonly lines: readonly string[];

  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

type Readers = Readonly<Record<string, () => unknown>>;
type ReadBy<All extends Readers> = { readonly [Name in keyof All]: ReturnType<All[Name]> };

/** Reads several parts; an EnvironmentProblem has the lines of all that are wrong, so that one start tells everything. */
export function readAll<const All extends Readers>(readers: All): ReadBy<All> {
  const lines: string[] = [];
  const read = Object.entries(readers).map(([name, reader]) => {
    try {
      return [name, reader()];
    } catch (error) {
      if (!(error instanceof EnvironmentProblem)) {
        throw error;
      }
      lines.push(...error.lines);
      return [name, undefined];
    }
  });
  if (lines.length > 0) {
    throw new EnvironmentProblem(...lines);
  }
  return Object.fromEntries(read) as ReadBy<All>;
}
