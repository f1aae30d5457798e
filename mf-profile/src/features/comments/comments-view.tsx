import {
  COMMENT_STATUSES,
  type CommentId,
  type CommentStatus,
  type MyComment,
} from '@bazaar/contracts/content';
import { commentReviewSlot } from '@bazaar/contracts/slots';
import { Slot } from '@bazaar/host';
import { PageHead } from '@bazaar/ui/container';
import { Pager } from '@bazaar/ui/pager';
import { LinkTabs } from '@bazaar/ui/tabs';
import { useRef, useState } from 'react';
import { CommentItem } from './comment-item.tsx';
import { type CommentsView as Address, commentsHref } from './comments.address.ts';
import { CommentsEmpty } from './comments-empty.tsx';
import styles from './comments-view.module.css';
import { messages } from './messages.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';

interface CommentsViewProps {
  view: Address;
  comments: readonly MyComment[];
  pageCount: number;
  /** The names of the states. */
  titles: Readonly<Record<CommentStatus, string>>;
  /** False when nothing was decided and the user may try again. */
  onTakeBack: (id: CommentId) => Promise<boolean>;
}

/** The user's comments of one state, or why there are none. */
export function CommentsView({ view, comments, pageCount, titles, onTakeBack }: CommentsViewProps) {
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<MyComment | null>(null);
  const close = () => {
    setAsked(null);
    // The button that was pressed may be gone with its comment.
    list.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.page}>
      <PageHead title={messages.title} note={messages.note} />
      <Slot name={commentReviewSlot.name} />
      <LinkTabs label={messages.tabs} items={tabsOf(view, titles)} />
      <div ref={list} tabIndex={-1} className={styles.list}>
        {comments.length === 0 ? (
          <CommentsEmpty status={view.status} />
        ) : (
          <ul className={styles.comments} aria-label={messages.list}>
            {comments.map((comment) => (
              <CommentItem
                key={comment.id}
                comment={comment}
                stateTitle={titles[comment.status]}
                onTakeBack={() => setAsked(comment)}
              />
            ))}
          </ul>
        )}
      </div>
      <Pager page={view.page} pageCount={pageCount} hrefOf={(page) => commentsHref({ ...view, page })} />
      {asked !== null && (
        <TakeBackDialog comment={asked} onClose={close} onConfirm={() => onTakeBack(asked.id)} />
      )}
    </div>
  );
}

function tabsOf(view: Address, titles: CommentsViewProps['titles']) {
  return [null, ...COMMENT_STATUSES].map((status) => ({
    href: commentsHref({ status, page: 1 }),
    label: status === null ? messages.all : titles[status],
    current: status === view.status,
  }));
}
