import { links } from '@bazaar/contracts';
import type { WaitingComment } from '@bazaar/contracts/content';
import { formatJalaliDateTime, isolate } from '@bazaar/locale';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { TimeText } from '@bazaar/ui/time';
import { directionOf } from '../../common/comments/comment-direction.rules.ts';
import { messages } from './messages.ts';
import styles from './waiting-item.module.css';

/** Whose comment it is, as operators read it. */
export function writerOf({ writer, authorName }: WaitingComment): string {
  return isolate(writer?.supplier?.name ?? authorName);
}

/** A comment for operators: whose it is, what it is about, what it answers, and its text as plain text. */
export function WaitingHead({ comment }: { comment: WaitingComment }) {
  const { page, answered, createdAt, text } = comment;
  return (
    <>
      <p className={styles.head}>
        <b>{writerOf(comment)}</b>
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
      <p className={styles.text} dir={directionOf(text)}>
        {text}
      </p>
    </>
  );
}
