import { describe, expect, it } from 'vitest';
import type { ChaosVisit } from '../chaos/report.ts';
import { problemsOf, remediesToMarkdown } from './report.ts';

const remedy = { name: 'the hedge', without: 'waits', edits: [], kinds: ['entry: hang', 'chunk: hang'] };
const visit = (kind: string, isRed: boolean): ChaosVisit => ({
  ...{ kind, remote: 'mf-content', arrival: 'first visit' },
  ...(isRed ? { times: null, reason: 'no page' } : { times: { searchMs: 100, pageMs: 200 } }),
});
const control = visit('code: none', false);

describe('the outcome of a remedy that is off', () => {
  it('is right when each kind was seen red, and visits without a fault were not', () => {
    const visits = [
      control,
      visit('entry: hang', true),
      visit('entry: hang', false),
      visit('chunk: hang', true),
    ];

    expect(problemsOf({ remedy, visits })).toEqual([]);
    expect(remediesToMarkdown([{ remedy, visits }], [remedy])).toContain(
      '| the hedge | waits | entry: hang (1 of 2), chunk: hang (1 of 1) |',
    );
  });

  it('names a kind that is green without the remedy, or was not visited', () => {
    const visits = [control, visit('entry: hang', false)];

    expect(problemsOf({ remedy, visits })).toEqual([
      'the hedge: entry: hang is green without it, in 1 visits.',
      'the hedge: chunk: hang is green without it, in 0 visits.',
    ]);
    expect(remediesToMarkdown([{ remedy, visits }], [remedy])).toContain('**Missed: 2.**');
  });

  it('is missed in the table of all remedies when it was not run', () => {
    expect(remediesToMarkdown([], [remedy])).toContain('**Not run: the hedge.**');
    expect(remediesToMarkdown([], [])).not.toContain('Not run');
  });

  it('proves nothing when visits without a fault are red as well, or are missing', () => {
    const red = [visit('entry: hang', true), visit('chunk: hang', true)];

    expect(problemsOf({ remedy, visits: [...red, visit('code: none', true)] })).toEqual([
      'the hedge: a visit without a fault is red (first visit): no page',
    ]);
    expect(problemsOf({ remedy, visits: red })).toEqual(['the hedge: nobody came without a fault.']);
  });
});
