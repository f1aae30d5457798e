import { describe, expect, it } from 'vitest';
import type { FaultResult } from './faults.ts';
import type { HaFigures } from './rehearse-failover.ts';
import { haFaults, haToMarkdown } from './report.ts';

const RESULT: FaultResult = {
  ...{ name: 'the primary is killed', from: 'pg-1', to: 'pg-2', refusedWrites: 12, refusedSearches: 3 },
  ...{ writesBackMs: 11_240, messageMs: 310 },
  pages: { answered: 90, fromMemory: 40, unanswered: [], slowestMs: 1_310 },
};
const FIGURES: HaFigures = {
  ...{ version: '15.14', charges: 1_200, messages: 300, pages: 900, searches: 800, wrong: [] },
  faults: [RESULT],
};

describe('haToMarkdown', () => {
  it('has a row for each fault, and says that nothing was lost', () => {
    const text = haToMarkdown(FIGURES);
    expect(text).toContain('| the primary is killed | 11.2 | 12 | 3 | 90 | 40 | 0 | 1.3 | 0.3 |');
    expect(text).toContain('exactly once');
  });

  it('says what is wrong', () => {
    const text = haToMarkdown({ ...FIGURES, wrong: ['a charge of 7 was acknowledged and is there 0 times'] });
    expect(text).toContain(
      '**Wrong: 1 lines, the first: a charge of 7 was acknowledged and is there 0 times.**',
    );
  });
});

describe('haFaults', () => {
  it('finds nothing when everything is as it must be', () => {
    expect(haFaults(FIGURES)).toEqual([]);
  });

  it('names late writes, unheard messages, pages without an answer and lost operations', () => {
    const page = { address: '/', startedAt: 1, endedAt: 2, status: 503, isFromMemory: false };
    const bad = {
      ...RESULT,
      writesBackMs: 15_001,
      messageMs: null,
      pages: { ...RESULT.pages, unanswered: [page] },
    };
    expect(haFaults({ ...FIGURES, faults: [bad], wrong: ['lost'] })).toEqual([
      'lost',
      'the primary is killed: writes are back after 15.0 s',
      'the primary is killed: a message is in a stream after never s',
      'the primary is killed: the page / was answered 503',
    ]);
  });
});
