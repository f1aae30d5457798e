import type { CommentStatus } from '@bazaar/contracts/content';

interface Placed {
  readonly id: number;
  readonly parentId: number | null;
}

/** Places replies under their parents, at most two levels below the roots; both lists keep their order. */
export function threadsOf<Root extends Placed, Reply extends Placed>(
  roots: readonly Root[],
  replies: readonly Reply[],
) {
  const under = Map.groupBy(replies, ({ parentId }) => parentId);
  return roots.map((root) => ({
    ...root,
    children: (under.get(root.id) ?? []).map((reply) => ({ ...reply, children: under.get(reply.id) ?? [] })),
  }));
}

/** The deepest level of a tree of comments. */
const DEEPEST = 3;

interface Answered extends Placed {
  readonly depth: number;
}

/** Where a reply is placed: under the comment that it answers, or beside it when that is on the deepest level. */
export function placeOfReply({ id, parentId, depth }: Answered): { parentId: number; depth: number } {
  return depth < DEEPEST || parentId === null
    ? { parentId: id, depth: depth + 1 }
    : { parentId, depth: DEEPEST };
}

/** The statuses to which a moderator may change each status. */
const MOVES: Readonly<Record<CommentStatus, readonly CommentStatus[]>> = {
  pending: ['active', 'rejected'],
  active: ['rejected'],
  rejected: ['active'],
};

/** Whether a comment's status may be changed in this way. */
export function mayMove(from: CommentStatus, to: CommentStatus): boolean {
  return MOVES[from].includes(to);
}
