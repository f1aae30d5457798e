import { describe, expect, it } from 'vitest';
import type { Variant } from './measure-loads.ts';
import type { PageMeasure } from './measure-page.ts';
import { toMarkdown } from './report.ts';
import { type Summary, summarise } from './summary.ts';
import { judge } from './verdicts.ts';

const measure = (change: Partial<PageMeasure> = {}): PageMeasure => ({
  largestPaintMs: 500,
  largestPaintOf: '<h1> title',
  hydratedMs: 900,
  scriptBytes: 160_000,
  styleBytes: 12_000,
  requests: 12,
  chainDepth: 2,
  layoutShift: 0.01,
  consoleMessages: [],
  ...change,
});

/** Changes of the product page's variants, of the supplier page and of the dashboard. */
type Change = Partial<Record<Variant | 'supplier' | 'dashboard', Partial<PageMeasure>>>;

const NAVIGATION = { name: 'from here to there', limitMs: 80, directMs: 79, intendedMs: 40 };

const QUICK: Summary['profile'] = { pages: {}, ways: [], typingMs: 50, walletActions: [] };

/** A run in which every gate passes, exactly at its limit where it has one. */
function run(change: Change = {}, rest: Partial<Summary> = {}): Summary {
  const floor = { largestPaintMs: 500 / 1.1, hydratedMs: null, scriptBytes: 0 };
  const plain = { largestPaintMs: 500 / 0.45, scriptBytes: 100_000 };
  const beside = { site: [measure()], floor: [measure(floor)] };
  return {
    ...summarise({
      runs: 1,
      navigationTimes: 1,
      loads: {
        pages: {
          home: beside,
          category: beside,
          'base product': beside,
          product: { site: [measure(change.site)], floor: [measure({ ...floor, ...change.floor })] },
          supplier: { ...beside, site: [measure(change.supplier)] },
        },
        rivals: {
          clientOnly: [measure(change.clientOnly)],
          plain: [measure({ ...plain, ...change.plain })],
        },
        productHtml: 'x'.repeat(20_000),
      },
      navigations: [NAVIGATION],
      interactions: [{ name: 'a press', ms: 99 }],
      throughput: { rendered: 500, cached: 6000, constant: 1000 },
      profile: {
        pages: { dashboard: [measure({ scriptBytes: 190_000, layoutShift: 0.02, ...change.dashboard })] },
        ways: [{ to: '/profile/there', first: [200], again: [80] }],
        typing: [50],
        walletActions: { 'wallet: choosing an amount to charge': [72] },
      },
    }),
    ...rest,
  };
}

const missed = (summary: Summary) => judge(summary).filter(({ holds }) => !holds);
const names = (summary: Summary) => missed(summary).map(({ name }) => name);

describe('the gates of the bench', () => {
  it('pass at their limits', () => {
    expect(names(run())).toEqual([]);
  });

  it.each<[Change, Partial<Summary>, string]>([
    [{ supplier: { scriptBytes: 185_001 } }, {}, 'supplier: JS to hydrate ≤ 185 kB'],
    [{ supplier: { styleBytes: 20_001 } }, {}, 'supplier: CSS ≤ 20 kB'],
    [{ supplier: { chainDepth: 3 } }, {}, 'supplier: request chain ≤ 2'],
    [{ site: { layoutShift: 0.051 } }, {}, 'product: layout shift ≤ 0.05'],
    [{ site: { consoleMessages: ['Refused to load'] } }, {}, 'product: no message in the console'],
    [{ site: { scriptBytes: 160_001 } }, {}, 'product: JS ≤ 1.6 × the plain application'],
    [{ plain: { largestPaintMs: 1100 } }, {}, 'product: LCP ≤ 0.45 × the plain application'],
    [{ dashboard: { scriptBytes: 190_001 } }, {}, 'dashboard: JS ≤ 190 kB'],
    [{ dashboard: { layoutShift: 0.021 } }, {}, 'dashboard: layout shift ≤ 0.02'],
    [
      {},
      { throughput: { rendered: 500, cached: 5999, constant: 1000 } },
      'cached documents ≥ 6 × a constant page',
    ],
  ])('break one by one: %j %j', (change, rest, name) => {
    expect(missed(run(change, rest))).toEqual([{ name, holds: false, isGate: true }]);
  });

  it('have a budget for each page', () => {
    const heavy = measure({ scriptBytes: 200_001, styleBytes: 20_000 });
    const { pages } = run();
    const all = Object.fromEntries(
      Object.entries(pages).map(([page, { floor, site }]) => [
        page,
        { floor, site: { ...site, scriptBytes: heavy.scriptBytes } },
      ]),
    );

    expect(names(run({}, { pages: all as Summary['pages'] })).slice(0, 5)).toEqual([
      'home: JS to hydrate ≤ 180 kB',
      'category: JS to hydrate ≤ 200 kB',
      'base product: JS to hydrate ≤ 185 kB',
      'product: JS to hydrate ≤ 185 kB',
      'supplier: JS to hydrate ≤ 185 kB',
    ]);
  });
});

describe('the goals in time', () => {
  it.each<[Change, Partial<Summary>, string]>([
    [{ supplier: { largestPaintMs: 501 } }, {}, 'supplier: LCP ≤ 1.10 × the floor'],
    [{}, { navigations: [{ ...NAVIGATION, directMs: 80 }] }, 'from here to there: < 80 ms'],
    [{}, { navigations: [{ ...NAVIGATION, intendedMs: 80 }] }, 'from here to there, after a hover: < 80 ms'],
    [{}, { interactions: [{ name: 'a press', ms: 100 }] }, 'a press: < 100 ms'],
    [{}, { profile: { ...QUICK, typingMs: 51 } }, 'typing in the longest form: ≤ 50 ms'],
    [
      {},
      { profile: { ...QUICK, walletActions: [{ name: 'wallet: a press', ms: 101 }] } },
      'wallet: a press: ≤ 100 ms',
    ],
    [
      {},
      { profile: { ...QUICK, ways: [{ to: '/profile/there', firstMs: 1, againMs: 81 }] } },
      'dashboard → /profile/there: ≤ 80 ms',
    ],
  ])('are told and fail nothing: %j %j', (change, rest, name) => {
    expect(missed(run(change, rest))).toEqual([{ name, holds: false, isGate: false }]);
  });

  it('fail the run where the largest paint is far from the floor', () => {
    const late = { site: { largestPaintMs: 600 }, plain: { largestPaintMs: 5000 } };

    expect(missed(run(late))).toEqual([
      { name: 'product: LCP ≤ 1.10 × the floor', holds: false, isGate: false },
      { name: 'product: LCP ≤ 1.25 × the floor', holds: false, isGate: true },
    ]);
  });
});

it('a missing measurement reaches no goal', () => {
  const nothing = {
    largestPaintMs: null,
    scriptBytes: null,
    styleBytes: null,
    chainDepth: null,
    layoutShift: null,
  } as unknown as Partial<PageMeasure>;
  const summary = run(
    { site: nothing },
    {
      navigations: [{ ...NAVIGATION, directMs: null, intendedMs: null }],
      interactions: [{ name: 'a press', ms: null }],
    },
  );

  expect(names(summary)).toEqual([
    'product: JS to hydrate ≤ 185 kB',
    'product: CSS ≤ 20 kB',
    'product: request chain ≤ 2',
    'product: layout shift ≤ 0.05',
    'product: LCP ≤ 1.10 × the floor',
    'product: JS ≤ 1.6 × the plain application',
    'product: LCP ≤ 1.25 × the floor',
    'product: LCP ≤ 0.45 × the plain application',
    'from here to there: < 80 ms',
    'from here to there, after a hover: < 80 ms',
    'a press: < 100 ms',
  ]);
});

describe('a summary', () => {
  it('takes the middle of each measure, and every console message once', () => {
    const none = { site: [], floor: [] };
    const { pages, rivals } = summarise({
      runs: 3,
      navigationTimes: 0,
      loads: {
        pages: {
          home: none,
          category: none,
          'base product': none,
          supplier: none,
          product: {
            site: [
              measure({ largestPaintMs: 400, consoleMessages: ['a'] }),
              measure({ largestPaintMs: 600, consoleMessages: ['a', 'b'] }),
              measure({ largestPaintMs: 900 }),
            ],
            floor: [],
          },
        },
        rivals: { clientOnly: [], plain: [] },
        productHtml: 'پ',
      },
      navigations: [],
      interactions: [],
      throughput: { rendered: 1, cached: 1, constant: 1 },
      profile: { pages: {}, ways: [], typing: [], walletActions: {} },
    });

    expect(pages.product.site).toMatchObject({
      largestPaintMs: 600,
      largestPaintOf: ['<h1> title'],
      consoleMessages: ['a', 'b'],
    });
    expect(rivals.plain.largestPaintMs).toBeNull();
  });
});

describe('the report', () => {
  it('contains tables of every page, rival, navigation and interaction', () => {
    const lines = toMarkdown(run()).split('\n');

    expect(lines).toContain('| home | 500 | 455 | 1.10 | 900 | 160.0 | 12.0 | 12 | 2 | 0.010 |');
    expect(lines).toContain(
      '| the same pages as one plain application | 1111 | 900 | 100.0 | 12.0 | 12 | 2 | 0.010 |',
    );
    expect(lines).toContain('| a cached document, the same bytes for each visitor | 6000 | 6.00 |');
    expect(lines).toContain('| from here to there | 79 | 40 | < 80 |');
    expect(lines).toContain('| a press | 99 | < 100 |');
    expect(lines).toContain('| dashboard | 500 | 900 | 190.0 | 12.0 | 12 | 2 | 0.020 |');
    expect(lines).toContain('| dashboard → /profile/there | 200 | 80 | ≤ 80 |');
    expect(lines.at(-1)).toBe('Every budget and every goal holds.');
  });

  it('lists what is missed, and which of it is a gate', () => {
    const text = toMarkdown(
      run({ supplier: { chainDepth: 3 } }, { interactions: [{ name: 'a press', ms: null }] }),
    );

    expect(text).toContain('| a press | – | < 100 |');
    expect(text.split('\n').at(-1)).toBe('Missed: **supplier: request chain ≤ 2**; a press: < 100 ms.');
  });
});
