import type { FileMeta } from '@bazaar/contracts/file';
import type { Conversation, Message } from '@bazaar/contracts/notification';
import { isolate } from '@bazaar/locale';
import type { ReactNode } from 'react';
import { MessageLog, type OlderMessages } from './message-log.tsx';
import { messages as words } from './messages.ts';
import styles from './thread-view.module.css';

interface ThreadViewProps {
  conversation: Conversation;
  /** Oldest first. */
  messages: readonly Message[];
  /** The first message that was unread when the thread was opened. */
  unreadFrom: number | null;
  /** The time at which the messages were loaded. */
  now: string;
  older: OlderMessages;
  onDownload: (file: FileMeta) => void;
  /** With whom, about what, and what can be done with the whole thread. */
  head: ReactNode;
  /** Buttons for one message. */
  actionsOf: (message: Message) => ReactNode;
  /** The dialog that one of them has opened. */
  dialog: ReactNode;
  /** Messages that are being sent, and the key of the newest. */
  outgoing: ReactNode;
  sendingKey: string | undefined;
  /** Where a message is written, or why none can be. */
  composer: ReactNode;
}

/** The open thread: with whom and about what, and its messages. */
export function ThreadView(props: ThreadViewProps) {
  const { conversation, outgoing, composer, dialog } = props;
  return (
    <section className={styles.thread} aria-label={words.threadWith(isolate(conversation.counterpartName))}>
      {props.head}
      <MessageLog {...props}>{outgoing}</MessageLog>
      {composer}
      {dialog}
    </section>
  );
}
