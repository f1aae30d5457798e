import { Note } from '@bazaar/ui/note';
import styles from './blocked-note.module.css';
import { messages } from './messages.ts';

/** Stands in place of the field for a message when the reader's role in the company is to read. */
export function ReadOnlyNote() {
  return (
    <div className={styles.blocked}>
      <Note>{messages.readOnlyNote}</Note>
    </div>
  );
}
