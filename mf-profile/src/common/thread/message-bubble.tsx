import type { FileMeta } from '@bazaar/contracts/file';
import type { Conversation, Message } from '@bazaar/contracts/notification';
import { formatClock, formatJalaliDateTime } from '@bazaar/locale';
import { Icon } from '@bazaar/ui/icon';
import { TimeText } from '@bazaar/ui/time';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import { mdiCheck, mdiCheckAll } from '@mdi/js';
import type { ReactNode } from 'react';
import styles from './message-bubble.module.css';
import { MessageFiles } from './message-files.tsx';
import { messages as words } from './messages.ts';

interface MessageBubbleProps {
  message: Message;
  /** The reader's side of the thread. */
  side: Conversation['side'];
  onDownload: (file: FileMeta) => void;
  /** What its writer may do with it. */
  actions?: ReactNode;
}

/** One message: those of the reader's side at the end side, the marketplace's in the middle. */
export function MessageBubble({ message, side, onDownload, actions }: MessageBubbleProps) {
  const { senderKind, senderName, isMine, text, files, deletedAt } = message;
  const isOurs = senderKind === side;
  const place = isOurs ? 'own' : 'other';
  return (
    <article className={styles.message} data-side={senderKind === 'system' ? 'system' : place}>
      <VisuallyHidden>{isMine ? words.you : <bdi>{senderName}</bdi>}</VisuallyHidden>
      <div className={styles.bubble} data-deleted={deletedAt !== null || undefined}>
        {deletedAt === null ? (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        ) : (
          <p>{words.deletedMessage}</p>
        )}
        <MessageFiles files={files} onDownload={onDownload} />
      </div>
      <div className={styles.meta}>
        {isOurs && !isMine && <span>{words.colleague}</span>}
        <MessageState message={message} />
        {actions}
      </div>
    </article>
  );
}

function MessageState({ message }: { message: Message }) {
  const { createdAt, editedAt, deletedAt, readAt, isMine } = message;
  return (
    <p className={styles.state}>
      <span className={styles.when}>
        {editedAt !== null && deletedAt === null && `${words.edited} · `}
        <TimeText dateTime={createdAt} title={formatJalaliDateTime(createdAt)}>
          {formatClock(createdAt)}
        </TimeText>
      </span>
      {isMine && deletedAt === null && (
        <>
          <Icon path={readAt === null ? mdiCheck : mdiCheckAll} size="xs" />
          <span>{readAt === null ? words.sent : words.read}</span>
        </>
      )}
    </p>
  );
}
