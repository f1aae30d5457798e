import { describe, expect, it } from 'vitest';
import type { PageMeasure } from './measure-page.ts';
import { gates, type Summary, summarise, toMarkdown } from './report.ts';

const measure = (change: Partial<PageMeasure> = {}): PageMeasure => ({
  largestPaintMs: 500,
  hydratedMs: 900,
  scriptBytes: 160_000,
  styleBytes: 12_000,
  requests: 12,
  chainDepth: 2,
  layoutShift: 0.01,
  complaints: [],
  ...change,
});

/** A run in which every gate holds, on its very edge where it has one. */
function run(
  change: Partial<Record<'site' | 'clientOnly' | 'plain' | 'floor', Partial<PageMeasure>>> = {},
  rest: Partial<Summary> = {},
) {
  const floor = { largestPaintMs: 400, hydratedMs: null, scriptBytes: 0 };
  const plain = { largestPaintMs: 500 / 0.45, scriptBytes: 100_000 };
  return summarise({
    measures: {
      site: [measure(change.site)],
      clientOnly: [measure(change.clientOnly)],
      plain: [measure({ ...plain, ...change.plain })],
      floor: [measure({ ...floor, ...change.floor })],
    },
    navigationMs: 249,
    throughput: { rendered: 500, cached: 900, constant: 1000 },
    documentBytes: 20_000,
    ...rest,
  });
}

const broken = (summary: Summary) =>
  gates(summary)
    .filter(({ holds }) => !holds)
    .map(({ name }) => name);

describe('the gates of the bench', () => {
  it('hold on their edges', () => {
    expect(broken(run())).toEqual([]);
  });

  it.each([
    [{ site: { scriptBytes: 160_001 } }, {}, 'JS ≤ 1.6 × the plain application'],
    [{ site: { largestPaintMs: 501 }, plain: { largestPaintMs: 5000 } }, {}, 'LCP ≤ 1.25 × the floor'],
    [{ plain: { largestPaintMs: 1100 } }, {}, 'LCP ≤ 0.45 × the plain application'],
    [{ site: { chainDepth: 3 } }, {}, 'request chain ≤ 2'],
    [{ site: { layoutShift: 0.051 } }, {}, 'layout shift ≤ 0.05'],
    [{ site: { complaints: ['Refused to load'] } }, {}, 'no complaint in the console'],
    [{}, { navigationMs: 250 }, 'navigation to an unloaded remote < 250 ms'],
    [
      {},
      { throughput: { rendered: 500, cached: 899, constant: 1000 } },
      'cached documents ≥ 0.9 × a constant page',
    ],
  ])('break one by one: %j %j', (change, rest, name) => {
    expect(broken(run(change, rest))).toEqual([name]);
  });

  it('break for too much JS, whatever the plain application weighs', () => {
    const change = { site: { scriptBytes: 185_001 }, plain: { scriptBytes: 200_000, largestPaintMs: 5000 } };

    expect(broken(run(change))).toEqual(['JS to hydrate ≤ 185 kB']);
  });

  it('break for what could not be measured', () => {
    const nothing = { largestPaintMs: null, scriptBytes: null, chainDepth: null, layoutShift: null };

    expect(broken(run({ site: nothing as never }, { navigationMs: null }))).toEqual([
      'JS to hydrate ≤ 185 kB',
      'JS ≤ 1.6 × the plain application',
      'LCP ≤ 1.25 × the floor',
      'LCP ≤ 0.45 × the plain application',
      'request chain ≤ 2',
      'layout shift ≤ 0.05',
      'navigation to an unloaded remote < 250 ms',
    ]);
  });
});

describe('a summary', () => {
  it('takes the middle of each measure, and every complaint once', () => {
    const { variants } = summarise({
      measures: {
        site: [
          measure({ largestPaintMs: 400, complaints: ['a'] }),
          measure({ largestPaintMs: 600, complaints: ['a', 'b'] }),
          measure({ largestPaintMs: 900 }),
        ],
        clientOnly: [],
        plain: [],
        floor: [],
      },
      navigationMs: null,
      throughput: { rendered: 1, cached: 1, constant: 1 },
      documentBytes: 1,
    });

    expect(variants.site).toMatchObject({ largestPaintMs: 600, complaints: ['a', 'b'] });
    expect(variants.plain.largestPaintMs).toBeNull();
  });

  it('is a table with every variant, and says which gate is broken', () => {
    const text = toMarkdown(run({ site: { chainDepth: 3 } }));

    expect(text).toContain('| the site | 500 | 900 | 160.0 | 12.0 | 12 | 3 | 0.010 |');
    expect(text).toContain('| bare document (floor) | 400 | – | 0.0 |');
    expect(text).toContain('rendered 500 (0.50 × a constant page), cached 900 (0.90 ×), constant 1000.');
    expect(text).toContain('- BROKEN: request chain ≤ 2');
    expect(text).toContain('- holds: JS to hydrate ≤ 185 kB');
  });
});
