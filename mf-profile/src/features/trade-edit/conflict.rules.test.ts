import { describe, expect, it } from 'vitest';
import { findDifferences, mergeForms } from './conflict.rules.ts';
import { givenForm, givenItemLine, givenTextLine } from './draft.fixture.ts';

const base = givenForm({ lines: [givenItemLine(1), givenItemLine(2)], note: 'پیشین', poNumber: 'PO-1' });

describe('the differences of two versions', () => {
  it('are none for the same content, however it is typed', () => {
    const mine = { ...base, lines: [givenItemLine(1, { key: 'x', quantity: '۳' }), givenItemLine(2)] };

    expect(findDifferences({ mine, theirs: base, base })).toEqual([]);
  });

  it('prefer what the other side changed where I changed nothing, and mine where I did', () => {
    const mine = { ...base, lines: [givenItemLine(1, { quantity: '5' }), givenItemLine(2)] };
    const theirs = { ...base, lines: [givenItemLine(1, { quantity: '9' }), givenItemLine(2)], note: 'تازه' };

    expect(findDifferences({ mine, theirs, base }).map(({ id, preferred }) => [id, preferred])).toEqual([
      ['item:1#1', 'mine'],
      ['note', 'theirs'],
    ]);
  });

  it('prefer mine when nothing is known of the former version', () => {
    const theirs = { ...base, note: 'تازه' };

    expect(findDifferences({ mine: base, theirs, base: null })).toMatchObject([
      { id: 'note', preferred: 'mine' },
    ]);
  });

  it('name a line that only one side has, and tell equal lines apart', () => {
    const twice = [givenTextLine('بوش', { key: 'a' }), givenTextLine('بوش', { key: 'b', quantity: '4' })];
    const mine = { ...base, lines: [...base.lines, ...twice] };
    const theirs = { ...base, lines: [givenItemLine(1)] };

    const found = findDifferences({ mine, theirs, base });

    expect(found.map(({ id, preferred }) => [id, preferred])).toEqual([
      ['item:2#1', 'theirs'],
      ['text:بوش#1', 'mine'],
      ['text:بوش#2', 'mine'],
    ]);
  });
});

describe('the choice between two versions', () => {
  const mine = { ...base, lines: [givenItemLine(1, { quantity: '5' }), givenItemLine(2)] };
  const theirs = {
    ...base,
    lines: [givenItemLine(1, { key: 's1', quantity: '9' }), givenItemLine(3, { key: 's3' })],
    note: 'تازه',
  };
  const differences = findDifferences({ mine, theirs, base });

  it('follows what is preferred unless something else is chosen', () => {
    const merged = mergeForms({ mine, theirs }, differences, {});

    expect(merged.lines.map(({ item, quantity }) => [item?.id, quantity])).toEqual([
      [1, '5'],
      [3, '3'],
    ]);
    expect(merged.note).toBe('تازه');
  });

  it('takes over the other side of a line in its place', () => {
    const merged = mergeForms({ mine, theirs }, differences, {
      'item:1#1': 'theirs',
      'item:2#1': 'mine',
      note: 'mine',
    });

    expect(merged.lines.map(({ key, quantity }) => [key, quantity])).toEqual([
      ['item-1', '9'],
      ['item-2', '3'],
      ['s3', '3'],
    ]);
    expect(merged.note).toBe('پیشین');
  });
});
