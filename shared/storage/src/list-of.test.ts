import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listOf } from './index.ts';

const Item = z.object({ id: z.number(), name: z.string() });
const list = listOf(Item, { max: 3, idOf: ({ id }) => id });

describe('listOf', () => {
  it('reads a list in its order', () => {
    const items = [
      { id: 2, name: 'ب' },
      { id: 1, name: 'الف' },
    ];

    expect(list.safeParse(items)).toEqual({ success: true, data: items });
  });

  it('drops invalid entries, and all but the first with the same id', () => {
    const stored = [null, { id: 1, name: 'الف' }, 'x', { id: '2', name: 'ب' }, { id: 1, name: 'پ' }];

    expect(list.safeParse(stored)).toEqual({ success: true, data: [{ id: 1, name: 'الف' }] });
  });

  it('reads so many entries and no more', () => {
    const stored = [1, 2, 3, 4].map((id) => ({ id, name: 'x' }));

    expect(list.safeParse(stored)).toEqual({ success: true, data: stored.slice(0, 3) });
  });

  it.each([null, undefined, 7, 'text', { length: 1 }])('refuses %s', (stored) => {
    expect(list.safeParse(stored).success).toBe(false);
  });
});
