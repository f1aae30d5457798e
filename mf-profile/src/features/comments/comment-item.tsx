import { links } from '@bazaar/contracts';
import type { CommentStatus, MyComment } from '@bazaar/contracts/content';
import { formatJalaliDateTime, formatNumber, isolate } from '@bazaar/locale';
import { Badge, type BadgeTone } from '@bazaar/ui/badge';
import { Button } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { TimeText } from '@bazaar/ui/time';
import { mdiCheckCircle, mdiClockOutline, mdiCloseCircleOutline } from '@mdi/js';
import styles from './comment-item.module.css';
import { messages } from './messages.ts';

const STATUS_BADGES: Readonly<Record<CommentStatus, { tone: BadgeTone; icon: string }>> = {
  pending: { tone: 'warning', icon: mdiClockOutline },
  active: { tone: 'success', icon: mdiCheckCircle },
  rejected: { tone: 'danger', icon: mdiCloseCircleOutline },
};

interface CommentItemProps {
  comment: MyComment;
  stateTitle: string;
  onTakeBack: () => void;
}

/** One comment of the user with its state, its article, and what can still be done with it. */
export function CommentItem({ comment, stateTitle, onTakeBack }: CommentItemProps) {
  const { status, text, createdAt } = comment;
  return (
    <Card as="li" className={styles.comment}>
      <header className={styles.head}>
        <Badge {...STATUS_BADGES[status]}>{stateTitle}</Badge>
        <h2 className={styles.subject}>
          <Subject comment={comment} />
        </h2>
        <span className={styles.date}>
          <TimeText dateTime={createdAt}>{formatJalaliDateTime(createdAt)}</TimeText>
        </span>
      </header>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <CommentFoot comment={comment} onTakeBack={onTakeBack} />
    </Card>
  );
}

function Subject({ comment: { id, parentId, status, page } }: { comment: MyComment }) {
  if (page === null) {
    return messages.pageGone;
  }
  // A rejected comment is not on the page, so there is no place on it to lead to.
  const place = status === 'rejected' ? '' : `#comment-${id}`;
  return (
    <>
      {parentId === null ? messages.on : messages.replyOn}{' '}
      <Link href={links.content(page.id, page.slug) + place}>
        <IsolatedRuns text={page.title} />
      </Link>
    </>
  );
}

function CommentFoot({ comment, onTakeBack }: { comment: MyComment; onTakeBack: () => void }) {
  const { status, likes, reason, page } = comment;
  if (status === 'pending') {
    return (
      <footer className={styles.foot}>
        <p>{messages.pendingNote}</p>
        <Button
          size="sm"
          aria-label={page === null ? undefined : messages.takeBackOn(isolate(page.title))}
          onClick={onTakeBack}
        >
          {messages.takeBack}
        </Button>
      </footer>
    );
  }
  const note = status === 'active' ? likesText(likes) : reason && messages.reason(reason);
  return note ? <p className={styles.foot}>{note}</p> : null;
}

function likesText(likes: number): string | null {
  return likes === 0 ? null : messages.likes(formatNumber(likes));
}
