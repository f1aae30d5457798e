import { type ChaosVisit, CONTROL_KIND } from '../chaos/report.ts';
import type { Remedy } from './remedy.ts';

/** What visitors saw while one remedy was off. */
export interface RemedyOutcome {
  readonly remedy: Remedy;
  readonly visits: readonly ChaosVisit[];
}

interface KindOutcome {
  readonly kind: string;
  readonly visits: number;
  readonly red: number;
}

/** Of each kind that a remedy answers for: its visits, and how many were red without it. */
export function kindsOf({ remedy, visits }: RemedyOutcome): KindOutcome[] {
  return remedy.kinds.map((kind) => {
    const own = visits.filter((visit) => visit.kind === kind);
    return { kind, visits: own.length, red: own.filter(({ times }) => times === null).length };
  });
}

/**
 * What is wrong with an outcome; empty when it shows that the remedy is what keeps its kinds green: each of them was seen
 * red, and visits without a fault were not.
 */
export function problemsOf(outcome: RemedyOutcome): string[] {
  const { name } = outcome.remedy;
  const control = outcome.visits.filter(({ kind }) => kind === CONTROL_KIND);
  const broken = control.filter(({ times }) => times === null);
  return [
    ...(control.length === 0 ? [`${name}: nobody came without a fault.`] : []),
    ...broken.map(({ arrival, reason }) => `${name}: a visit without a fault is red (${arrival}): ${reason}`),
    ...kindsOf(outcome)
      .filter(({ red }) => red === 0)
      .map(({ kind, visits }) => `${name}: ${kind} is green without it, in ${visits} visits.`),
  ];
}

/** The table for FIGURES.md; `all` are the remedies that it should have. */
export function remediesToMarkdown(
  outcomes: readonly RemedyOutcome[],
  all: readonly Pick<Remedy, 'name'>[],
): string {
  const shown = new Set(outcomes.map(({ remedy }) => remedy.name));
  const missing = all.filter(({ name }) => !shown.has(name)).map(({ name }) => name);
  const kinds = outcomes.flatMap(kindsOf);
  const rows = outcomes.map((outcome) => {
    const { name, without } = outcome.remedy;
    return `| ${name} | ${without} | ${textOf(kindsOf(outcome))} |`;
  });
  const control = outcomes.flatMap(({ visits }) => visits.filter(({ kind }) => kind === CONTROL_KIND));
  const problems = outcomes.flatMap(problemsOf);
  return [
    '`npm run test:remedies`: the same faults with one remedy switched off in a copy of the sources, and a visitor who does not get a page within five seconds. A kind counts when a visit of it is red, while visits without a fault stay green. In brackets: red visits of all.',
    '',
    '| remedy | without it the site | seen red |',
    '| --- | --- | --- |',
    ...rows,
    '',
    `${new Set(kinds.filter(({ red }) => red > 0).map(({ kind }) => kind)).size} kinds were seen red; ${control.filter(({ times }) => times !== null).length} of ${control.length} visits without a fault are green.`,
    ...(missing.length > 0 ? ['', `**Not run: ${missing.join('; ')}.**`] : []),
    ...(problems.length > 0 ? ['', `**Missed: ${problems.length}.**`] : []),
  ].join('\n');
}

function textOf(kinds: readonly KindOutcome[]): string {
  return kinds
    .map(({ kind, visits, red }) =>
      red === 0 ? `**${kind} (0 of ${visits})**` : `${kind} (${red} of ${visits})`,
    )
    .join(', ');
}
