import { expect, it } from 'vitest';
import { treeOf } from './content-type.rules.ts';

it('puts children under their parent and adds their pages to its count', () => {
  const types = [
    { id: 1, parentId: null, title: 'راهنما', pagesCount: 2 },
    { id: 2, parentId: 1, title: 'راهنمای خرید', pagesCount: 3 },
    { id: 3, parentId: null, title: 'خبر', pagesCount: 0 },
  ];

  expect(treeOf(types)).toEqual([
    { id: 1, title: 'راهنما', pagesCount: 5, children: [{ id: 2, title: 'راهنمای خرید', pagesCount: 3 }] },
    { id: 3, title: 'خبر', pagesCount: 0, children: [] },
  ]);
});
