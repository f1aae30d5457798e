import {
  addComment,
  type CommentId,
  type PageComment,
  type PageId,
  removeComment,
  updateComment,
} from '@bazaar/contracts/content';
import { CONFLICT, failureOf, NOT_FOUND, statusOf } from '@bazaar/contracts/failure';
import type { Host } from '@bazaar/host';
import { type CommentTree, withChange, withComment, withoutComment } from './comment-tree.rules.ts';
import { commentKeys } from './comments.keys.ts';
import { messages } from './messages.ts';

interface NewComment {
  pageId: PageId;
  parentId: CommentId | null;
  text: string;
  /** The same for every attempt to send one text. */
  idempotencyKey: string;
}

/** Sends a comment and shows it at once in the lists that are open. Returns why it was not sent, or null. */
export async function sendComment(host: Host, { idempotencyKey, parentId, ...comment }: NewComment) {
  try {
    const body = { ...comment, text: comment.text.trim(), ...(parentId !== null && { parentId }) };
    const added = await host.api.call(addComment, { body, idempotencyKey });
    await changeTrees(host, comment.pageId, (tree) => withComment(tree, added));
    host.toast.show({ tone: 'success', title: messages.sent, detail: messages.sentDetail });
    return null;
  } catch (error) {
    const { status, fields, title } = failureOf(error);
    return (
      fields.text ?? (status === CONFLICT || status === NOT_FOUND ? title : undefined) ?? messages.failed
    );
  }
}

/** Changes the text of a pending comment. False when the user may try again. */
export function editComment(host: Host, { pageId, id }: PageComment, text: string): Promise<boolean> {
  return changePending(host, pageId, async () => {
    const changed = await host.api.call(updateComment, { params: { id }, body: { text: text.trim() } });
    await changeTrees(host, pageId, (tree) => withChange(tree, id, { text: changed.text }));
    return messages.changed;
  });
}

/** Takes a pending comment back. False when the user may try again. */
export function takeBack(host: Host, { pageId, id }: PageComment): Promise<boolean> {
  return changePending(host, pageId, async () => {
    await host.api.call(removeComment, { params: { id } });
    await changeTrees(host, pageId, (tree) => withoutComment(tree, id));
    return messages.takenBack;
  });
}

async function changePending(host: Host, pageId: PageId, change: () => Promise<string>): Promise<boolean> {
  try {
    host.toast.show({ tone: 'success', title: await change() });
    return true;
  } catch (error) {
    const status = statusOf(error);
    if (status !== CONFLICT && status !== NOT_FOUND) {
      host.toast.show({ tone: 'danger', title: messages.notChanged, detail: messages.tryLater });
      return false;
    }
    host.toast.show({ tone: 'warning', title: messages.notChanged, detail: messages.decided });
    await host.queryClient.invalidateQueries({ queryKey: commentKeys.ofPage(pageId) });
    return true;
  }
}

/** Every list of the article's comments that this page holds is the user's own: a guest has none to change. */
export async function changeTrees(
  { queryClient }: Host,
  pageId: PageId,
  change: (tree: CommentTree) => CommentTree,
): Promise<void> {
  const queryKey = commentKeys.ofPage(pageId);
  // A read that began before the change was stored would take it back; a first one is waited for by its page.
  await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });
  queryClient.setQueriesData<CommentTree>({ queryKey }, (tree) => tree && change(tree));
}
