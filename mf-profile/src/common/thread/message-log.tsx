import type { FileMeta } from '@bazaar/contracts/file';
import type { Conversation, Message } from '@bazaar/contracts/notification';
import { formatJalaliLong, formatJalaliWeekday } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { TimeText } from '@bazaar/ui/time';
import { mdiArrowDown } from '@mdi/js';
import { Fragment, type ReactNode } from 'react';
import { MessageBubble } from './message-bubble.tsx';
import styles from './message-log.module.css';
import { messages as words } from './messages.ts';
import { groupByDay, nearnessOf } from './thread.rules.ts';
import { useLogScroll } from './use-log-scroll.ts';

/** The part of a thread that is not shown yet. */
export interface OlderMessages {
  has: boolean;
  isLoading: boolean;
  onLoad: () => void;
}

interface MessageLogProps {
  conversation: Pick<Conversation, 'side'>;
  /** Oldest first. */
  messages: readonly Message[];
  unreadFrom: number | null;
  now: string;
  older: OlderMessages;
  onDownload: (file: FileMeta) => void;
  /** Below a message: what its writer may do with it. */
  actionsOf?: (message: Message) => ReactNode;
  /** Below the messages: those that are being sent. */
  children?: ReactNode;
  /** The newest of what is being sent: it is always scrolled to. */
  sendingKey?: string | undefined;
}

/** The messages by day, the newest at the foot; older ones load at the top without moving what is read. */
export function MessageLog(props: MessageLogProps) {
  const { messages, unreadFrom, now, older, children, sendingKey } = props;
  const { ref, onScroll, hasNewer, toEnd } = useLogScroll({
    first: messages[0]?.id,
    last: messages.at(-1)?.id,
    sendingKey,
  });
  return (
    <div className={styles.frame}>
      <div
        ref={ref}
        className={styles.log}
        role="log"
        aria-label={words.log}
        aria-busy={older.isLoading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        tabIndex={0}
        onScroll={onScroll}
      >
        {older.has && (
          <p className={styles.older}>
            <Button size="sm" busy={older.isLoading} busyLabel={words.loadingOlder} onClick={older.onLoad}>
              {words.older}
            </Button>
          </p>
        )}
        {groupByDay(messages).map((day) => (
          <Fragment key={day.at}>
            <p className={styles.day}>
              <TimeText dateTime={day.at}>{dayWords(day.at, now)}</TimeText>
            </p>
            {day.messages.map((message) => (
              <Fragment key={message.id}>
                {message.id === unreadFrom && <p className={styles.unread}>{words.newMessages}</p>}
                <MessageBubble
                  message={message}
                  side={props.conversation.side}
                  onDownload={props.onDownload}
                  actions={props.actionsOf?.(message)}
                />
              </Fragment>
            ))}
          </Fragment>
        ))}
        {children}
      </div>
      {hasNewer && (
        <p className={styles.newer}>
          <Button size="sm" kind="ink" icon={mdiArrowDown} onClick={toEnd}>
            {words.toNewest}
          </Button>
        </p>
      )}
    </div>
  );
}

function dayWords(at: string, now: string): string {
  const nearness = nearnessOf(at, now);
  return nearness === 'earlier' ? formatJalaliWeekday(at) : words[nearness](formatJalaliLong(at));
}
