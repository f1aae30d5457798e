import { links } from '@bazaar/contracts';
import type { WaitingComment } from '@bazaar/contracts/content';
import { formatJalaliDateTime, isolate } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { TextField } from '@bazaar/ui/input';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { TimeText } from '@bazaar/ui/time';
import { type FormEvent, useState } from 'react';
import { directionOf } from '../../common/comments/comment-direction.rules.ts';
import type { Decision } from './decision.ts';
import { messages } from './messages.ts';
import { reasonFault } from './reason.rules.ts';
import styles from './waiting-item.module.css';

interface WaitingItemProps {
  comment: WaitingComment;
  /** False when nothing was decided. */
  onDecide: (decision: Decision) => Promise<boolean>;
}

/** One comment that waits: its text as plain text, what it is about, and both decisions. */
export function WaitingItem({ comment, onDecide }: WaitingItemProps) {
  const [isRejecting, setRejecting] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const name = isolate(comment.writer?.supplier?.name ?? comment.authorName);
  const send = async (decision: Decision) => {
    setBusy(true);
    const isDone = await onDecide(decision);
    if (!isDone) {
      setBusy(false);
    }
  };
  return (
    <li className={styles.item}>
      <WaitingHead comment={comment} name={name} />
      <p className={styles.text} dir={directionOf(comment.text)}>
        {comment.text}
      </p>
      {isRejecting ? (
        <RejectForm
          isBusy={isBusy}
          onReject={(reason) => void send({ status: 'rejected', reason })}
          onCancel={() => setRejecting(false)}
        />
      ) : (
        <div className={styles.actions}>
          <Button
            kind="ink"
            size="sm"
            busy={isBusy}
            busyLabel={messages.accepting}
            aria-label={messages.acceptOf(name)}
            onClick={() => void send({ status: 'active' })}
          >
            {messages.accept}
          </Button>
          <Button
            size="sm"
            disabled={isBusy}
            aria-label={messages.rejectOf(name)}
            onClick={() => setRejecting(true)}
          >
            {messages.reject}
          </Button>
        </div>
      )}
    </li>
  );
}

function WaitingHead({ comment, name }: { comment: WaitingComment; name: string }) {
  const { page, answered, createdAt } = comment;
  return (
    <>
      <p className={styles.head}>
        <b>{name}</b>
        <span>
          {messages.on}{' '}
          <Link href={links.content(page.id, page.slug)}>
            <IsolatedRuns text={page.title} />
          </Link>
        </span>
        <TimeText dateTime={createdAt}>{formatJalaliDateTime(createdAt)}</TimeText>
      </p>
      {answered !== null && (
        <blockquote className={styles.answered}>
          <b>{messages.answers(isolate(answered.authorName))}</b>
          <p dir={directionOf(answered.text)}>{answered.text}</p>
        </blockquote>
      )}
    </>
  );
}

interface RejectFormProps {
  isBusy: boolean;
  onReject: (reason: string) => void;
  onCancel: () => void;
}

function RejectForm({ isBusy, onReject, onCancel }: RejectFormProps) {
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const fault = reasonFault(reason);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (fault === null && !isBusy) {
      onReject(reason.trim());
    }
  };
  return (
    <form className={styles.reject} onSubmit={submit} noValidate>
      <TextField
        label={messages.reason}
        value={reason}
        autoFocus
        error={isChecked ? (fault ?? undefined) : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" kind="danger" size="sm" busy={isBusy} busyLabel={messages.rejecting}>
          {messages.confirmReject}
        </Button>
        <Button size="sm" disabled={isBusy} onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
