import { describe, expect, it } from 'vitest';
import {
  type Category,
  judgeScores,
  type LighthouseResult,
  type PageScores,
  scorePage,
  scoresToMarkdown,
} from './report.ts';

const PERFECT = { performance: 1, accessibility: 1, 'best-practices': 1, seo: 1 };

/** A result of Lighthouse; every category has one weighted audit, named after it. */
function givenResult(change: Partial<Record<Category, number | null>> = {}): LighthouseResult {
  const scores = { ...PERFECT, ...change };
  const categories = Object.fromEntries(
    Object.entries(scores).map(([name, score]) => [
      name,
      {
        score,
        auditRefs: [
          { id: `${name}-audit`, weight: 1 },
          { id: 'diagnostic', weight: 0 },
        ],
      },
    ]),
  );
  const audits = Object.fromEntries(
    Object.entries(scores).map(([name, score]) => [
      `${name}-audit`,
      { title: name, score, displayValue: '2 s' },
    ]),
  );
  return {
    categories,
    audits: { ...audits, diagnostic: { title: 'only told', score: 0 } },
  } as unknown as LighthouseResult;
}

const ON_DESKTOP = { page: 'home', device: 'desktop' } as const;
const ON_MOBILE = { page: 'home', device: 'mobile' } as const;

const ARTICLE = { page: 'article', device: 'mobile' } as const;

const missed = (...pages: PageScores[]) =>
  judgeScores(pages)
    .filter(({ holds }) => !holds)
    .map(({ name }) => name);

describe('scores', () => {
  it('take the median of the performance and the minimum of the others', () => {
    const { scores } = scorePage(ON_DESKTOP, [
      givenResult({ performance: 0.7, seo: 0.92 }),
      givenResult({ performance: 0.96 }),
      givenResult({ performance: 0.97 }),
    ]);

    expect(scores).toEqual({ performance: 96, accessibility: 100, 'best-practices': 100, seo: 92 });
  });

  it('name the audits that cost a goal, once, and no others', () => {
    const bad = givenResult({ accessibility: 0.5, 'best-practices': 0.96 });

    expect(scorePage(ON_DESKTOP, [bad, bad]).findings).toEqual(['accessibility: accessibility-audit 2 s']);
  });

  it('are null where Lighthouse failed to judge once', () => {
    const scored = scorePage(ON_MOBILE, [givenResult(), givenResult({ seo: null })]);

    expect(scored.scores.seo).toBeNull();
    expect(missed(scored)).toEqual(['home on mobile: SEO ≥ 100']);
  });
});

it.each([
  [ON_DESKTOP, { performance: 0.95 }, []],
  [ARTICLE, { performance: 0.97 }, []],
  [ARTICLE, { performance: 0.96 }, ['article on mobile: performance ≥ 97']],
  [ARTICLE, { 'best-practices': 0.99 }, ['article on mobile: best practices ≥ 100']],
  [ON_DESKTOP, { performance: 0.94 }, ['home on desktop: performance ≥ 95']],
  [ON_MOBILE, { performance: 0.85 }, []],
  [ON_MOBILE, { performance: 0.84 }, ['home on mobile: performance ≥ 85']],
  [ON_MOBILE, { accessibility: 0.99 }, ['home on mobile: accessibility ≥ 100']],
  [ON_MOBILE, { 'best-practices': 0.95 }, []],
  [ON_MOBILE, { 'best-practices': 0.94 }, ['home on mobile: best practices ≥ 95']],
  [ON_DESKTOP, { seo: 0.99 }, ['home on desktop: SEO ≥ 100']],
])('%j with %j misses %j', (place, change, names) => {
  expect(missed(scorePage(place, [givenResult(change)]))).toEqual(names);
});

it('the table has a line for each page, with missed goals in bold', () => {
  const text = scoresToMarkdown(
    [scorePage(ON_DESKTOP, [givenResult()]), scorePage(ON_MOBILE, [givenResult({ performance: 0.8 })])],
    { version: '1.2.3', runs: 1, skipped: { search: ['is-crawlable'] } },
  );

  expect(text).toContain('Lighthouse 1.2.3');
  expect(text).toContain('| home | 100 / 100 / 100 / 100 | **80** / 100 / 100 / 100 |');
  expect(text).toContain('Not asked: is-crawlable of search');
});
