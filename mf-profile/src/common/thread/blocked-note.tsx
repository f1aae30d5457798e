import { Button } from '@bazaar/ui/button';
import { Note } from '@bazaar/ui/note';
import styles from './blocked-note.module.css';
import { messages } from './messages.ts';

/** Stands in place of the field for a message while either side blocks the other; null for a reader who cannot unblock. */
export function BlockedNote({ onUnblock }: { onUnblock: (() => void) | null }) {
  return (
    <div className={styles.blocked}>
      <Note tone="warning">{messages.blockedNote}</Note>
      {onUnblock !== null && <Button onClick={onUnblock}>{messages.block.undo}</Button>}
    </div>
  );
}
