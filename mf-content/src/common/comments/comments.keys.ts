import type { PageId } from '@bazaar/contracts/content';
import type { CommentsView } from './comments.address.ts';

export interface CommentList extends CommentsView {
  pageId: PageId;
}

export const commentKeys = {
  ofPage: (pageId: PageId) => ['content', 'comments', pageId] as const,
  tree: ({ pageId, sort, pageNumber }: CommentList, userId: string | null) =>
    [...commentKeys.ofPage(pageId), sort, pageNumber, userId] as const,
};
