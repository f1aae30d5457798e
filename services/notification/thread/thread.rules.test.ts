import { Message, type MessageNode } from '@bazaar/contracts/notification';
import { describe, expect, it } from 'vitest';
import { isInEditWindow, toTree } from './thread.rules.ts';

const message = (id: number, parentId: number | null = null) =>
  Message.parse({
    ...{
      id,
      parentId,
      conversationId: 1,
      senderKind: 'buyer',
      senderName: 'خریدار',
      isMine: true,
      text: 'سلام',
    },
    ...{ files: [], createdAt: '2026-11-20T10:00:00.000Z', editedAt: null, deletedAt: null, readAt: null },
    isEditable: true,
  });
type Shape = [number, Shape[]];
const shape = (nodes: readonly MessageNode[]): Shape[] =>
  nodes.map(({ id, children }) => [id, shape(children)]);
const levels = (nodes: readonly MessageNode[]): number =>
  nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ children }) => levels(children)));

describe('toTree', () => {
  it('puts replies under the messages that they reply to, oldest first', () => {
    const tree = toTree([message(1), message(2), message(3, 1), message(4, 1), message(5, 3)]);

    expect(shape(tree)).toEqual([
      [
        1,
        [
          [3, [[5, []]]],
          [4, []],
        ],
      ],
      [2, []],
    ]);
  });

  it('makes a reply a root when its parent is missing', () => {
    expect(shape(toTree([message(7, 2), message(8, 7)]))).toEqual([[7, [[8, []]]]]);
  });

  it('has at most eight levels and contains every message', () => {
    const chain = Array.from({ length: 500 }, (_, index) => message(index + 1, index === 0 ? null : index));
    const tree = toTree(chain);
    const count = (nodes: readonly MessageNode[]): number =>
      nodes.reduce((sum, { children }) => sum + 1 + count(children), 0);

    expect([levels(tree), count(tree)]).toEqual([8, 500]);
  });
});

describe('isInEditWindow', () => {
  it('is open for fifteen minutes', () => {
    const written = new Date('2026-11-20T10:00:00.000Z');

    expect(isInEditWindow(written, new Date('2026-11-20T10:14:59.999Z'))).toBe(true);
    expect(isInEditWindow(written, new Date('2026-11-20T10:15:00.000Z'))).toBe(false);
  });
});
