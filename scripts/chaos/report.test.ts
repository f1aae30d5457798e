import { describe, expect, it } from 'vitest';
import { type ChaosVisit, chaosToMarkdown, summarizeChaos } from './report.ts';

const visit = (kind: string, pageMs: number | null, searchMs: number | null = 100): ChaosVisit => ({
  ...{ kind, remote: 'mf-catalog', arrival: 'first visit' },
  times: pageMs === null ? null : { searchMs, pageMs },
});

describe('the report of the chaos suite', () => {
  it('has a line for each kind, with the slow end of its times and what is red', () => {
    const visits = [
      ...Array.from({ length: 19 }, (_, index) => visit('entry: reset', index)),
      visit('entry: reset', 5_000, null),
      visit('entry: hang', 1_200),
      visit('entry: hang', null),
    ];

    expect(summarizeChaos(visits)).toEqual([
      {
        kind: 'entry: reset',
        visits: 20,
        red: 0,
        searchMs: 100,
        pageMs: 18,
        goalMs: 700,
        besideControl: null,
      },
      {
        kind: 'entry: hang',
        visits: 2,
        red: 1,
        searchMs: 100,
        pageMs: 1_200,
        goalMs: 1_500,
        besideControl: null,
      },
    ]);
  });

  it('marks red visits and missed goals', () => {
    const text = chaosToMarkdown([
      visit('chunk: error', 700),
      visit('chunk: slow', 700),
      visit('chunk: slow', null),
    ]);

    expect(text).toContain('| chunk: error | 1 | 0 | 100 | **700** | < 700 | – |');
    expect(text).toContain('| chunk: slow | 2 | **1** | 100 | 700 | < 1500 | – |');
    expect(text).toContain('**1 of 3 visits are red.**');
  });

  it('shows each kind beside a visit without a fault', () => {
    const text = chaosToMarkdown([visit('code: none', 400), visit('entry: hang', 1_000)]);

    expect(text).toContain('| code: none | 1 | 0 | 100 | 400 | < 700 | 1.0 |');
    expect(text).toContain('| entry: hang | 1 | 0 | 100 | 1000 | < 1500 | 2.5 |');
  });

  it('says when nothing is red', () => {
    expect(chaosToMarkdown([visit('code: head', 10, null)])).toContain(
      '| code: head | 1 | 0 | – | 10 | < 700 | – |',
    );
    expect(chaosToMarkdown([visit('code: head', 10)])).toContain('No visit of 1 is red.');
  });
});
