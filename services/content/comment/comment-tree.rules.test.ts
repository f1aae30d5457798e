import { expect, it } from 'vitest';
import { mayMove, placeOfReply, threadsOf } from './comment-tree.rules.ts';

it('places replies under their parents, in their order', () => {
  const roots = [
    { id: 9, parentId: null },
    { id: 1, parentId: null },
  ];
  const replies = [
    { id: 2, parentId: 1 },
    { id: 3, parentId: 2 },
    { id: 4, parentId: 1 },
  ];

  expect(threadsOf(roots, replies)).toEqual([
    { id: 9, parentId: null, children: [] },
    {
      id: 1,
      parentId: null,
      children: [
        { id: 2, parentId: 1, children: [{ id: 3, parentId: 2 }] },
        { id: 4, parentId: 1, children: [] },
      ],
    },
  ]);
});

it('puts a reply below the comment that it answers, but never below the third level', () => {
  expect(placeOfReply({ id: 5, parentId: null, depth: 1 })).toEqual({ parentId: 5, depth: 2 });
  expect(placeOfReply({ id: 6, parentId: 5, depth: 2 })).toEqual({ parentId: 6, depth: 3 });
  expect(placeOfReply({ id: 7, parentId: 6, depth: 3 })).toEqual({ parentId: 6, depth: 3 });
});

it('lets a moderator change a decision, but neither repeat it nor return to pending', () => {
  const statuses = ['pending', 'active', 'rejected'] as const;
  const moves = statuses.flatMap((from) =>
    statuses.filter((to) => mayMove(from, to)).map((to) => `${from}-${to}`),
  );

  expect(moves).toEqual(['pending-active', 'pending-rejected', 'active-rejected', 'rejected-active']);
});
