import type { Message } from '@bazaar/contracts/notification';
import { Button } from '@bazaar/ui/button';
import styles from './message-actions.module.css';
import { messages } from './messages.ts';

interface MessageActionsProps {
  message: Message;
  onEdit: (message: Message) => void;
  onDelete: (message: Message) => void;
}

/** What the writer of a message may do with it while it is young; nothing for others. */
export function MessageActions({ message, onEdit, onDelete }: MessageActionsProps) {
  if (!message.isEditable) {
    return null;
  }
  return (
    <span className={styles.actions}>
      <Button size="sm" kind="text" onClick={() => onEdit(message)}>
        {messages.edit}
      </Button>
      <Button size="sm" kind="text" onClick={() => onDelete(message)}>
        {messages.delete}
      </Button>
    </span>
  );
}
