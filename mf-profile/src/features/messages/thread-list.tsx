import type { Conversation } from '@bazaar/contracts/notification';
import { formatJalaliDateTime, formatNumber, formatRelative } from '@bazaar/locale';
import { Monogram } from '@bazaar/ui/avatar';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { TimeText } from '@bazaar/ui/time';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import { mdiClipboardTextOutline, mdiPackageVariantClosed, mdiStorefrontOutline } from '@mdi/js';
import { messages as threadWords } from '../../common/thread/messages.ts';
import { type MessagesView, threadHref } from './messages.address.ts';
import { messages } from './messages.ts';
import styles from './thread-list.module.css';

const SUBJECT_ICONS = {
  TradeRequest: mdiClipboardTextOutline,
  SupplierProduct: mdiPackageVariantClosed,
  Supplier: mdiStorefrontOutline,
};

interface ThreadListProps {
  threads: readonly Conversation[];
  view: MessagesView;
  /** The time at which the threads were loaded. */
  now: string;
}

/** The threads of a page; each row leads to its thread. */
export function ThreadList({ threads, view, now }: ThreadListProps) {
  return (
    <ul className={styles.rows}>
      {threads.map((thread) => (
        <ThreadRow key={thread.id} thread={thread} view={view} now={now} />
      ))}
    </ul>
  );
}

function ThreadRow({ thread, view, now }: { thread: Conversation; view: MessagesView; now: string }) {
  const { id, counterpartName, subject, subjectType, lastMessage, unreadCount } = thread;
  const { createdAt } = lastMessage;
  const isOpen = id === view.thread;
  return (
    <li className={styles.row} data-open={isOpen || undefined} data-unread={unreadCount > 0 || undefined}>
      <Monogram name={counterpartName} />
      <div className={styles.words}>
        <p className={styles.head}>
          <Link
            stretched
            href={threadHref(view, id)}
            className={styles.name}
            aria-current={isOpen ? 'true' : undefined}
          >
            <bdi>{counterpartName}</bdi>
          </Link>
          <span className={styles.time}>
            <TimeText dateTime={createdAt} title={formatJalaliDateTime(createdAt)}>
              {formatRelative(createdAt, now)}
            </TimeText>
          </span>
        </p>
        <p className={styles.subject}>
          <Icon path={SUBJECT_ICONS[subjectType]} size="sm" />
          <bdi>{subject}</bdi>
        </p>
        <p className={styles.last}>
          <LastMessage message={lastMessage} />
          {unreadCount > 0 && (
            <span className={styles.count}>
              {formatNumber(unreadCount)}
              <VisuallyHidden> {messages.unreadWord}</VisuallyHidden>
            </span>
          )}
        </p>
      </div>
    </li>
  );
}

function LastMessage({ message }: { message: Conversation['lastMessage'] }) {
  return (
    <span className={styles.text}>
      {message.isMine && `${threadWords.you} `}
      {message.deletedAt === null ? <bdi>{message.text}</bdi> : threadWords.deletedMessage}
    </span>
  );
}
