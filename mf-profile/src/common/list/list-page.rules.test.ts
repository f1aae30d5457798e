import { describe, expect, it } from 'vitest';
import { placeOf, withItemAt, withoutItem, withReplaced } from './list-page.rules.ts';

const pageOf = (...ids: number[]) => ({
  items: ids.map((id) => ({ id, text: `${id}` })),
  totalCount: ids.length + 10,
  pageNumber: 1,
  pageSize: 12,
});
const idsOf = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);

describe('withoutItem', () => {
  it('removes the item and counts one less', () => {
    const page = withoutItem(pageOf(1, 2, 3), 2);

    expect(idsOf(page)).toEqual([1, 3]);
    expect(page.totalCount).toBe(12);
  });

  it('does not count down for an item of another page', () => {
    expect(withoutItem(pageOf(1, 2), 9).totalCount).toBe(12);
  });
});

describe('withItemAt', () => {
  it('restores the item at its place', () => {
    const page = withItemAt(pageOf(1, 3), { id: 2, text: '2' }, 1);

    expect(idsOf(page)).toEqual([1, 2, 3]);
    expect(page.totalCount).toBe(13);
  });

  it('does not show an item twice that a fresh response has brought back', () => {
    const page = withItemAt(pageOf(1, 2), { id: 2, text: '2' }, 0);

    expect(idsOf(page)).toEqual([1, 2]);
    expect(page.totalCount).toBe(12);
  });
});

describe('withReplaced', () => {
  it('changes the one item and keeps the order', () => {
    const page = withReplaced(pageOf(1, 2, 3), { id: 2, text: 'changed' });

    expect(page.items.map(({ text }) => text)).toEqual(['1', 'changed', '3']);
  });
});

describe('placeOf', () => {
  it('is the place in the page, or -1', () => {
    expect(placeOf(pageOf(4, 5), 5)).toBe(1);
    expect(placeOf(pageOf(4, 5), 6)).toBe(-1);
    expect(placeOf(undefined, 5)).toBe(-1);
  });
});
