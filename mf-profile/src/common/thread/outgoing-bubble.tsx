import { Button } from '@bazaar/ui/button';
import { Icon } from '@bazaar/ui/icon';
import { mdiAlertCircleOutline, mdiClockOutline } from '@mdi/js';
import bubble from './message-bubble.module.css';
import { MessageFiles } from './message-files.tsx';
import { messages } from './messages.ts';
import type { Outgoing } from './outbox.store.ts';
import styles from './outgoing-bubble.module.css';

interface OutgoingBubbleProps {
  outgoing: Outgoing;
  isSending: boolean;
  onSend: () => void;
  onDiscard: () => void;
}

/** A message that the services have not confirmed: on its way, or with what can be done about it. */
export function OutgoingBubble({ outgoing, isSending, onSend, onDiscard }: OutgoingBubbleProps) {
  return (
    <article className={bubble.message} data-side="own">
      <div className={isSending ? bubble.bubble : styles.failed}>
        <p className={bubble.text} dir="auto">
          {outgoing.text}
        </p>
        <MessageFiles files={outgoing.files} />
      </div>
      {isSending ? (
        <p className={bubble.state}>
          <Icon path={mdiClockOutline} size="xs" />
          {messages.sending}
        </p>
      ) : (
        <div className={styles.failure}>
          <p className={styles.cause}>
            <Icon path={mdiAlertCircleOutline} size="xs" />
            {messages.notSent}. {outgoing.failure ?? messages.unknownOutcome}
          </p>
          <Button size="sm" kind="text" onClick={onSend}>
            {messages.sendAgain}
          </Button>
          <Button size="sm" kind="text" onClick={onDiscard}>
            {messages.discard}
          </Button>
        </div>
      )}
    </article>
  );
}
