import type { PageComment } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import { formatNumber, isolate } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Icon } from '@bazaar/ui/icon';
import { mdiReplyOutline, mdiThumbUp, mdiThumbUpOutline } from '@mdi/js';
import { type Ref, useState } from 'react';
import { ReportControl } from '../comment-report/report-control.widget.tsx';
import { useLike } from '../like/use-like.ts';
import { changeTrees, takeBack } from './comment.mutations.ts';
import styles from './comment-controls.module.css';
import { nameOf } from './comment-item.tsx';
import { withLike } from './comment-tree.rules.ts';
import { messages } from './messages.ts';

interface ReaderControlsProps {
  comment: PageComment;
  /** Undefined where comments are closed. */
  onReply?: (() => void) | undefined;
  isReplying: boolean;
}

/** Under a comment that everybody sees: its likes, «پاسخ», and «گزارش» when it is somebody else's. */
export function ReaderControls({ comment, onReply, isReplying }: ReaderControlsProps) {
  const host = useHost();
  const { id, pageId, likedByMe, likes, isMine } = comment;
  const like = useLike({ kind: 'comment', id }, { liked: likedByMe, likes }, (next) =>
    changeTrees(host, pageId, (tree) => withLike(tree, id, next)),
  );
  const count = formatNumber(like.likes);
  return (
    <>
      <button
        type="button"
        className={styles.control}
        aria-pressed={like.liked}
        aria-label={messages.like(isolate(nameOf(comment)), count)}
        onClick={like.press}
      >
        <Icon path={like.liked ? mdiThumbUp : mdiThumbUpOutline} size="sm" />
        {count}
      </button>
      {onReply && (
        <button
          type="button"
          className={styles.control}
          aria-expanded={isReplying}
          aria-label={messages.replyTo(isolate(nameOf(comment)))}
          onClick={onReply}
        >
          <Icon path={mdiReplyOutline} size="sm" />
          {messages.reply}
        </button>
      )}
      {!isMine && <ReportControl id={id} name={isolate(nameOf(comment))} className={styles.control} />}
    </>
  );
}

interface PendingControlsProps {
  comment: PageComment;
  onEdit: () => void;
  /** The button that leads to the edit. */
  edit: Ref<HTMLButtonElement>;
  /** The comment was taken back or decided, so that the pressed button is no longer there. */
  onGone: () => void;
}

/** Under a comment of one's own that waits: it may still be changed or taken back. */
export function PendingControls({ comment, onEdit, edit, onGone }: PendingControlsProps) {
  const host = useHost();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const isDone = await takeBack(host, comment);
    setBusy(false);
    if (isDone) {
      onGone();
    }
  };
  return (
    <>
      <span className={styles.note}>{messages.pendingNote}</span>
      <Button ref={edit} kind="text" size="sm" onClick={onEdit}>
        {messages.edit}
      </Button>
      <Button
        kind="text"
        size="sm"
        busy={isBusy}
        busyLabel={messages.takingBack}
        onClick={() => void remove()}
      >
        {messages.takeBack}
      </Button>
    </>
  );
}
