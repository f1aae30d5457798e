import { expect, it } from 'vitest';
import { writePage } from './listing.rules.ts';

const REST = { totalCount: 30, isTotalExact: true, pageNumber: 1, pageSize: 24, nextCursor: 'next' };

it('puts the items into the page unchanged', () => {
  const items = [
    { id: 1, title: 'پیچ «M8» \\ "ریز"' },
    { id: 2, title: 'مهره' },
  ];
  const written = writePage({
    ...REST,
    items: items.map((item) => JSON.stringify(item).slice(1, -1)).join('},{'),
  });
  expect(JSON.parse(written.join(''))).toEqual({ ...REST, items });
});

it('writes an empty page', () => {
  const empty = { ...REST, totalCount: 0, nextCursor: null };
  expect(JSON.parse(writePage({ ...empty, items: null }).join(''))).toEqual({ ...empty, items: [] });
});
