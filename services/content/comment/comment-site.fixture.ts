import {
  addComment,
  type CommentThread,
  listCommentTree,
  listWaitingComments,
  moderateComment,
} from '@bazaar/contracts/content';
import { type ContentSite, openContentSite } from '../content-site.fixture.ts';

/** Id of no comment and no article. */
export const NOWHERE = 2_000_000_000;
/** An article that the seed leaves without comments. */
export const PAGE = 40;

interface Place {
  readonly parentId?: number;
  readonly pageId?: number;
}

/** A site with what readers and operators do with comments. */
export async function openCommentSite() {
  const site: ContentSite = await openContentSite();
  /** A buyer writes a comment, which then waits. */
  const write = (text: string, { parentId, pageId = PAGE }: Place = {}) =>
    site.answer(addComment, 'POST /pagecomments', {
      who: 'buyer',
      payload: { pageId, text, ...(parentId && { parentId }) },
    });
  /** An operator accepts a comment whose text was not changed. */
  const accept = (id: number) =>
    site.answer(moderateComment, `POST /pagecomments/${id}/moderate`, {
      who: 'operator',
      payload: { status: 'active', rowVersion: 1 },
    });
  const writeAccepted = async (text: string, parentId?: number) => {
    const { id } = await write(text, parentId === undefined ? {} : { parentId });
    await accept(id);
    return id;
  };
  const tree = (who: 'guest' | 'buyer' | 'other' = 'guest', query = '') =>
    site.answer(listCommentTree, `GET /pagecomments/${PAGE}/active-tree?paging.pageSize=100${query}`, {
      who,
    });
  const queue = () =>
    site.answer(listWaitingComments, 'GET /pagecomments/waiting?paging.pageSize=100', { who: 'operator' });
  return { ...site, write, accept, writeAccepted, tree, queue };
}

export type CommentSite = Awaited<ReturnType<typeof openCommentSite>>;

/** Ids of all comments of threads, from the first level down. */
export function idsOf(threads: readonly CommentThread[]): number[] {
  return threads.flatMap(({ id, children }) => [
    id,
    ...children.flatMap((reply) => [reply.id, ...reply.children.map((leaf) => leaf.id)]),
  ]);
}
