/** One visit under one fault, as the chaos suite notes it (`e2e/chaos/cell-results.fixture.ts`). */
export interface ChaosVisit {
  /** What fails and how: `entry: hang`. */
  readonly kind: string;
  readonly remote: string;
  readonly arrival: string;
  /** Null for a red one. Times in milliseconds; `searchMs` is null after a navigation. */
  readonly times: { readonly searchMs: number | null; readonly pageMs: number } | null;
  readonly reason?: string;
}

/** The kind without a fault: what a visit takes at all, and what must be green without any remedy. */
export const CONTROL_KIND = 'code: none';

/** Goals of the suite: nothing red, and these times in milliseconds. */
const SEARCH_MS = 1_000;
const ANSWERS_MS = 700;
const HANGS_MS = 1_500;
/** Faults that no answer tells of: only time does. */
const HANGING = /: (hang|slow|endless|pending|loop|leak)$/;

interface KindSummary {
  readonly kind: string;
  readonly visits: number;
  readonly red: number;
  readonly searchMs: number | null;
  readonly pageMs: number | null;
  readonly goalMs: number;
  /** How many times as long as without a fault the page takes in this run; null when that was not measured. */
  readonly besideControl: number | null;
}

/** One line a kind, in the order in which they were visited. */
export function summarizeChaos(visits: readonly ChaosVisit[]): KindSummary[] {
  const controlMs = p95(pagesOf(visits.filter(({ kind }) => kind === CONTROL_KIND)));
  return [...Map.groupBy(visits, ({ kind }) => kind)].map(([kind, all]) => {
    const times = all.flatMap((visit) => visit.times ?? []);
    const pageMs = p95(pagesOf(all));
    return {
      kind,
      visits: all.length,
      red: all.length - times.length,
      searchMs: p95(times.flatMap(({ searchMs }) => searchMs ?? [])),
      pageMs,
      goalMs: HANGING.test(kind) ? HANGS_MS : ANSWERS_MS,
      besideControl: pageMs !== null && controlMs ? pageMs / controlMs : null,
    };
  });
}

function pagesOf(visits: readonly ChaosVisit[]): number[] {
  return visits.flatMap(({ times }) => (times ? [times.pageMs] : []));
}

/** The table for FIGURES.md; what misses its goal is bold. */
export function chaosToMarkdown(visits: readonly ChaosVisit[]): string {
  const kinds = summarizeChaos(visits);
  const ms = (value: number | null, goal: number) => {
    const text = value === null ? '–' : String(Math.round(value));
    return value !== null && value >= goal ? `**${text}**` : text;
  };
  const rows = kinds.map(({ kind, visits: count, red, searchMs, pageMs, goalMs, besideControl }) =>
    [
      ...['', kind, count, red === 0 ? '0' : `**${red}**`],
      ...[ms(searchMs, SEARCH_MS), ms(pageMs, goalMs), `< ${goalMs}`],
      ...[besideControl?.toFixed(1) ?? '–', ''],
    ].join(' | '),
  );
  const red = kinds.reduce((sum, kind) => sum + kind.red, 0);
  return [
    `\`npm run test:chaos\`: Chromium, production build, a remote's next version fails and its good one is there. ${kinds.length} kinds of faults × five remotes × first visit and navigation, one after the other. Times are the 95th percentile of a kind: suggestions for a typed word after the first paint (goal < ${SEARCH_MS}), and the page of a good version that answers, after the first paint or after the click; × none: beside the page without a fault in the same run. Bold: red visits, or a missed goal.`,
    '',
    '| fault | visits | red | search ms | page ms | goal | × none |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map((row) => row.trim()),
    '',
    red === 0 ? `No visit of ${visits.length} is red.` : `**${red} of ${visits.length} visits are red.**`,
  ].join('\n');
}

/** The nearest rank of the 95th percentile; null for no values. */
function p95(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? null;
}
