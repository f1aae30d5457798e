import { type BenchPage, READING_PAGES, type ReadingPage } from '../bench/sample-pages.ts';
import { median } from '../bench/statistics.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export const DEVICES = ['desktop', 'mobile'] as const;
export type Device = (typeof DEVICES)[number];

/** The part of a Lighthouse result that this bench reads. */
export interface LighthouseResult {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<
      Category,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<
      string,
      { readonly title: string; readonly score: number | null; readonly displayValue?: string | undefined }
    >
  >;
}

/** A page that Lighthouse judges. */
export type JudgedPage = BenchPage | ReadingPage;

/** Lighthouse's scores of one page on one kind of device, out of a hundred. */
export interface PageScores {
  readonly page: JudgedPage;
  readonly device: Device;
  /** Null where Lighthouse could not judge. */
  readonly scores: Readonly<Record<Category, number | null>>;
  /** Audits that cost a category its goal. */
  readonly findings: readonly string[];
}

type Scores = Readonly<Record<Category, number>>;

const MIN_SCORES: Readonly<Record<Device, Scores>> = {
  desktop: { performance: 95, accessibility: 100, 'best-practices': 95, seo: 100 },
  mobile: { performance: 85, accessibility: 100, 'best-practices': 95, seo: 100 },
};

/** A page to read has nothing that would excuse less. */
const MIN_SCORES_OF_READING: Readonly<Record<Device, Scores>> = {
  desktop: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  mobile: { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 },
};

function goalsOf(page: JudgedPage, device: Device): Scores {
  const isRead = READING_PAGES.some((name) => name === page);
  return (isRead ? MIN_SCORES_OF_READING : MIN_SCORES)[device];
}

const TITLES: Readonly<Record<Category, string>> = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};

/**
 * Combines several runs on one page: the median of the performance, which varies, and the minimum of every other score.
 */
export function scorePage(
  { page, device }: Pick<PageScores, 'page' | 'device'>,
  results: readonly LighthouseResult[],
): PageScores {
  const entries = CATEGORIES.map((category) => {
    const all = results.map((result) => hundredfold(result.categories[category].score));
    return [category, category === 'performance' ? median(all) : least(all)] as const;
  });
  const scores = Object.fromEntries(entries) as Record<Category, number | null>;
  const missed = CATEGORIES.filter((category) => !reaches(scores[category], goalsOf(page, device)[category]));
  const findings = results.flatMap((result) => missed.flatMap((category) => faultsOf(result, category)));
  return { page, device, scores, findings: [...new Set(findings)] };
}

function hundredfold(score: number | null): number | null {
  return score === null ? null : Math.round(score * 100);
}

function least(scores: readonly (number | null)[]): number | null {
  const known = scores.filter((score) => score !== null);
  return known.length === scores.length && known.length > 0 ? Math.min(...known) : null;
}

function reaches(score: number | null, goal: number): boolean {
  return score !== null && score >= goal;
}

const FULL = 0.9;

function faultsOf({ categories, audits }: LighthouseResult, category: Category): string[] {
  return categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < FULL)
    .map(({ id }) => [`${TITLES[category]}: ${id}`, audits[id]?.displayValue].filter(Boolean).join(' '));
}

/** One goal for one page and whether it is reached. */
export interface ScoreVerdict {
  readonly name: string;
  readonly holds: boolean;
}

export function judgeScores(pages: readonly PageScores[]): ScoreVerdict[] {
  return pages.flatMap(({ page, device, scores }) =>
    CATEGORIES.map((category) => {
      const goal = goalsOf(page, device)[category];
      return {
        name: `${page} on ${device}: ${TITLES[category]} ≥ ${goal}`,
        holds: reaches(scores[category], goal),
      };
    }),
  );
}

export interface ReportOptions {
  readonly version: string;
  readonly runs: number;
  readonly skipped: Readonly<Partial<Record<JudgedPage, readonly string[]>>>;
}

/** The table of a run, in Markdown. */
export function scoresToMarkdown(
  pages: readonly PageScores[],
  { version, runs, skipped }: ReportOptions,
): string {
  const goals = (scores: Scores) => CATEGORIES.map((category) => `${scores[category]}`).join(' / ');
  const names = [...new Set(pages.map(({ page }) => page))];
  const left = Object.entries(skipped).map(([page, audits]) => `${audits?.join(', ')} of ${page}`);
  return [
    `\`npm run bench:lighthouse\`: Lighthouse ${version} on the production site, HTTP/2; performance is the median of ${runs}, ` +
      'the others are the least. Performance / accessibility / best practices / SEO, bold where a goal is missed.',
    ...(left.length > 0
      ? ['', `Not asked: ${left.join('; ')}, which tells search engines itself to leave it out.`]
      : []),
    '',
    `Goal of ${READING_PAGES.join(', ')}: ${goals(MIN_SCORES_OF_READING.desktop)} on a desktop, ` +
      `${goals(MIN_SCORES_OF_READING.mobile)} on a phone.`,
    '',
    `| | desktop (goal ${goals(MIN_SCORES.desktop)}) | mobile (goal ${goals(MIN_SCORES.mobile)}) |`,
    '| --- | --- | --- |',
    ...names.map((name) => `| ${name} | ${DEVICES.map((device) => cell(pages, name, device)).join(' | ')} |`),
  ].join('\n');
}

function cell(pages: readonly PageScores[], page: JudgedPage, device: Device): string {
  const found = pages.find((one) => one.page === page && one.device === device);
  if (!found) {
    return '–';
  }
  return CATEGORIES.map((category) => {
    const score = found.scores[category];
    const text = score === null ? '–' : String(Math.round(score));
    return reaches(score, goalsOf(page, device)[category]) ? text : `**${text}**`;
  }).join(' / ');
}
