import type {
  CommentId,
  CommentThread,
  listCommentTree,
  PageComment,
  PageLike,
} from '@bazaar/contracts/content';
import type * as z from 'zod/mini';

/** Comments of the first level on one page. */
export const COMMENTS_PAGE_SIZE = 10;

/** One page of an article's comments, as the service sends it. */
export type CommentTree = z.output<typeof listCommentTree.response>;

type Reply = CommentThread['children'][number];

/** The tree with one comment changed. */
export function withChange(
  tree: CommentTree,
  id: CommentId,
  change: Partial<Pick<PageComment, 'likes' | 'likedByMe' | 'text'>>,
): CommentTree {
  const changed = <Comment extends PageComment>(comment: Comment): Comment =>
    comment.id === id ? { ...comment, ...change } : comment;
  const reply = (one: Reply): Reply => ({ ...changed(one), children: one.children.map(changed) });
  return {
    ...tree,
    items: tree.items.map((root) => ({ ...changed(root), children: root.children.map(reply) })),
  };
}

/** The tree with the like of one comment. */
export function withLike(tree: CommentTree, id: CommentId, { liked, likes }: PageLike): CommentTree {
  return withChange(tree, id, { likedByMe: liked, likes });
}

/** The tree with a comment that was just written: first of all, or last below the comment that it answers. */
export function withComment(tree: CommentTree, comment: PageComment): CommentTree {
  const { parentId } = comment;
  if (parentId === null) {
    if (tree.pageNumber !== 1) {
      return tree;
    }
    const items = [{ ...comment, children: [] }, ...tree.items];
    return { ...tree, items, totalCount: tree.totalCount + 1 };
  }
  const below = (one: Reply): Reply =>
    one.id === parentId ? { ...one, children: [...one.children, comment] } : one;
  return {
    ...tree,
    items: tree.items.map((root) => ({
      ...root,
      children:
        root.id === parentId ? [...root.children, { ...comment, children: [] }] : root.children.map(below),
    })),
  };
}

/** The tree without a comment of one's own that was taken back. */
export function withoutComment(tree: CommentTree, id: CommentId): CommentTree {
  const isOther = (comment: PageComment) => comment.id !== id;
  const items = tree.items.filter(isOther).map((root) => ({
    ...root,
    children: root.children
      .filter(isOther)
      .map((reply) => ({ ...reply, children: reply.children.filter(isOther) })),
  }));
  return { ...tree, items, totalCount: tree.totalCount - (tree.items.length - items.length) };
}
