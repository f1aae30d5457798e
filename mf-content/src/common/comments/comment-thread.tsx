import type { CommentThread as Thread } from '@bazaar/contracts/content';
import { formatNumber } from '@bazaar/locale';
import type { ReactNode } from 'react';
import styles from './comment-thread.module.css';
import { messages } from './messages.ts';

type Reply = Thread['children'][number];

/** More replies than these are folded. */
const UNFOLDED = 2;

interface CommentThreadProps {
  thread: Thread;
  /** One comment with all that can be done with it. */
  renderComment: (comment: Reply | Reply['children'][number]) => ReactNode;
}

/** A comment of the first level with its replies, of which more than two are folded. */
export function CommentThread({ thread, renderComment }: CommentThreadProps) {
  const { children, ...root } = thread;
  return (
    <>
      {renderComment({ ...root, children: [] })}
      <Replies replies={children} renderComment={renderComment} />
    </>
  );
}

function Replies({
  replies,
  renderComment,
}: { replies: readonly Reply[] } & Pick<CommentThreadProps, 'renderComment'>) {
  if (replies.length === 0) {
    return null;
  }
  const shown = replies.length > UNFOLDED ? replies.slice(0, UNFOLDED) : replies;
  const folded = replies.slice(shown.length);
  return (
    <>
      <ReplyList replies={shown} renderComment={renderComment} />
      {folded.length > 0 && (
        // What one has just written oneself is not folded away.
        <details
          className={styles.folded}
          open={folded.some(({ status }) => status === 'pending') || undefined}
        >
          <summary className={styles.more}>{messages.moreReplies(formatNumber(folded.length))}</summary>
          <ReplyList replies={folded} renderComment={renderComment} />
        </details>
      )}
    </>
  );
}

function ReplyList({
  replies,
  renderComment,
}: { replies: readonly Reply[] } & Pick<CommentThreadProps, 'renderComment'>) {
  return (
    <ul className={styles.replies}>
      {replies.map((reply) => (
        <li key={reply.id}>
          {renderComment(reply)}
          {reply.children.length > 0 && (
            <ul className={styles.replies}>
              {reply.children.map((leaf) => (
                <li key={leaf.id}>{renderComment(leaf)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
