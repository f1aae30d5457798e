import { links } from '@bazaar/contracts';
import type { PageComment } from '@bazaar/contracts/content';
import { formatJalaliLong, formatRelative } from '@bazaar/locale';
import { Avatar, Monogram } from '@bazaar/ui/avatar';
import { Badge } from '@bazaar/ui/badge';
import { Link } from '@bazaar/ui/link';
import { TimeText } from '@bazaar/ui/time';
import { mdiClockOutline, mdiStoreOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { initialsOf } from '../text/initials.ts';
import { directionOf } from './comment-direction.rules.ts';
import styles from './comment-item.module.css';
import { messages } from './messages.ts';

interface CommentItemProps {
  comment: PageComment;
  /** The present time, taken by the page's loader. */
  now: string;
  /** In place of the text while it is edited. */
  editing?: ReactNode;
  /** Below the text. */
  actions: ReactNode;
}

/** One comment: who wrote it and when, its text as plain text, and what can be done with it. */
export function CommentItem({ comment, now, editing, actions }: CommentItemProps) {
  const { id, text, status } = comment;
  return (
    <article id={`comment-${id}`} className={styles.comment} data-status={status}>
      <CommentHead comment={comment} now={now} />
      {editing || (
        <p className={styles.text} dir={directionOf(text)}>
          {text}
        </p>
      )}
      <div className={styles.actions}>{actions}</div>
    </article>
  );
}

function CommentHead({ comment, now }: Pick<CommentItemProps, 'comment' | 'now'>) {
  const { createdAt, writer, status } = comment;
  const supplier = writer?.supplier ?? null;
  // One that is younger than the page, such as the reader's own, is not of the future.
  const present = createdAt > now ? createdAt : now;
  return (
    <header className={styles.head}>
      {supplier === null ? (
        <Avatar size="sm" letters={initialsOf(comment.authorName)} />
      ) : (
        <Monogram size="sm" name={supplier.name} />
      )}
      <b className={styles.name}>
        {supplier === null ? (
          <bdi>{nameOf(comment)}</bdi>
        ) : (
          <Link href={links.supplier(supplier.id, supplier.slug)}>
            <bdi>{supplier.name}</bdi>
          </Link>
        )}
      </b>
      {writer?.kind === 'author' && <Badge>{messages.author}</Badge>}
      {writer?.kind === 'supplier' && (
        <Badge tone="info" icon={mdiStoreOutline}>
          {messages.supplier}
        </Badge>
      )}
      {status === 'pending' && (
        <Badge tone="warning" icon={mdiClockOutline}>
          {messages.pending}
        </Badge>
      )}
      <span className={styles.when}>
        <TimeText dateTime={createdAt}>{formatJalaliLong(createdAt)}</TimeText>
        <span data-print="hide"> · {formatRelative(createdAt, present)}</span>
      </span>
    </header>
  );
}

/** Whom a comment is by, as its reader knows them. */
export function nameOf({ isMine, status, writer, authorName }: PageComment): string {
  return isMine && status === 'pending' ? messages.you : (writer?.supplier?.name ?? authorName);
}
