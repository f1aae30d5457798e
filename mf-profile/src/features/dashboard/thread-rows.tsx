import { profileLinks } from '@bazaar/contracts';
import type { UnreadThread } from '@bazaar/contracts/notification';
import { formatJalaliDateTime, formatNumber } from '@bazaar/locale';
import { Monogram } from '@bazaar/ui/avatar';
import { Link } from '@bazaar/ui/link';
import { TimeText } from '@bazaar/ui/time';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import { messageTime } from './message-time.rules.ts';
import { messages } from './messages.ts';
import styles from './thread-rows.module.css';

interface ThreadRowsProps {
  threads: readonly UnreadThread[];
  /** The time at which the threads were loaded. */
  now: string;
}

/** Threads with unread messages: sender, subject and last message. */
export function ThreadRows({ threads, now }: ThreadRowsProps) {
  return (
    <ul className={styles.rows}>
      {threads.map((thread) => (
        <ThreadRow key={thread.id} thread={thread} now={now} />
      ))}
    </ul>
  );
}

function ThreadRow({ thread, now }: { thread: UnreadThread; now: string }) {
  const { id, subject, counterpartName, lastMessageText, lastMessageAt, unreadCount } = thread;
  return (
    <li className={styles.row}>
      <Monogram name={counterpartName} />
      <div className={styles.words}>
        <p className={styles.head}>
          <Link className={styles.name} stretched href={profileLinks.messages(id)}>
            <bdi>{counterpartName}</bdi>
          </Link>{' '}
          <span className={styles.time}>
            <TimeText dateTime={lastMessageAt} title={formatJalaliDateTime(lastMessageAt)}>
              {messageTime(lastMessageAt, now)}
            </TimeText>
          </span>
        </p>
        <p className={styles.subject}>
          <bdi>{subject}</bdi>{' '}
          <span className={styles.count}>
            {formatNumber(unreadCount)}
            <VisuallyHidden> {messages.unreadWord}</VisuallyHidden>
          </span>
        </p>
        <p className={styles.text}>
          <bdi>{lastMessageText}</bdi>
        </p>
      </div>
    </li>
  );
}
