import { describe, expect, it } from 'vitest';
import { readDays, statementFilter, typedDay } from './statement-filter.rules.ts';

describe('the days of a statement', () => {
  it('are read in any digits, and written as they are typed', () => {
    expect(readDays({ from: '۱۴۰۵/۰۸/۰۱', to: '1405/8/29' })).toEqual({
      from: '2026-10-23',
      to: '2026-11-20',
      faults: {},
    });
    expect(typedDay('2026-10-23')).toBe('۱۴۰۵/۰۸/۰۱');
    expect(typedDay(null)).toBe('');
  });

  it.each([
    [{ from: '1405/13/01', to: '' }, { from: 'unreadable' }],
    [{ from: '', to: 'دیروز' }, { to: 'unreadable' }],
    [{ from: '1200/01/01', to: '' }, { from: 'unreadable' }],
    [{ from: '1405/08/29', to: '1405/08/01' }, { to: 'reversed' }],
  ])('have their faults at the field: %o', (typed, faults) => {
    expect(readDays(typed).faults).toEqual(faults);
  });
});

it('a filter names only what narrows the statement', () => {
  expect(statementFilter({ type: null, from: null, to: null, code: '' })).toEqual({});
  expect(statementFilter({ type: 'Refund', from: '2026-10-23', to: null, code: 'BZ' })).toEqual({
    type: 'Refund',
    from: '2026-10-23',
    code: 'BZ',
  });
});
