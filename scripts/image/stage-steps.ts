interface Stage {
  readonly base: string;
  readonly steps: readonly string[];
}

/** What a stage of a Dockerfile runs with npm, behind what the stages before it do. */
export function npmStepsOf(dockerfile: string, stage: string): readonly string[] {
  const stages = readStages(dockerfile);
  const stepsOf = (name: string): readonly string[] => {
    const own = stages.get(name);
    return own === undefined ? [] : [...stepsOf(own.base), ...own.steps];
  };
  return stepsOf(stage);
}

function readStages(dockerfile: string): ReadonlyMap<string, Stage> {
  const parts = dockerfile
    .replaceAll(/\s*\\\n\s*/g, ' ')
    .split(/^FROM /m)
    .slice(1);
  return new Map(
    parts.map((part) => {
      const [, base = '', name = ''] = /^(\S+) AS (\S+)/.exec(part) ?? [];
      const steps = [...part.matchAll(/^RUN (npm .+)$/gm)].map(([, step = '']) => step);
      return [name, { base, steps }];
    }),
  );
}
