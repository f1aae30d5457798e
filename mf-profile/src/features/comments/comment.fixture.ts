import { CommentId, type MyComment, PageId } from '@bazaar/contracts/content';

/** One pending comment of the user. */
export function givenComment(id: number, comment: Partial<MyComment> = {}): MyComment {
  return {
    id: CommentId.parse(id),
    pageId: PageId.parse(7),
    parentId: null,
    authorName: 'مریم کریمی',
    writer: null,
    text: `متن نظر ${id}`,
    createdAt: '2026-11-18T08:00:00Z',
    likes: 0,
    likedByMe: false,
    isMine: true,
    status: 'pending',
    reason: null,
    page: { id: PageId.parse(7), title: 'انتخاب پمپ', slug: 'انتخاب-پمپ' },
    ...comment,
  };
}
