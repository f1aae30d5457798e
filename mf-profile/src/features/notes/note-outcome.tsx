import { Button } from '@bazaar/ui/button';
import { Note } from '@bazaar/ui/note';
import { messages } from './messages.ts';
import styles from './note-form.module.css';
import type { SaveOutcome } from './save-outcome.ts';

interface NoteOutcomeProps {
  outcome: SaveOutcome | null;
  isSaving: boolean;
  /** Saves what was typed over the fresh version. */
  onReplace: () => void;
  /** Gives up what was typed. */
  onTakeFresh: () => void;
}

/** Why a note was not saved, and what can be done. */
export function NoteOutcome({ outcome, isSaving, onReplace, onTakeFresh }: NoteOutcomeProps) {
  switch (outcome?.state) {
    case 'stale':
      return (
        <Note tone="warning" announced>
          <p>{messages.stale}</p>
          <blockquote className={styles.fresh}>
            <p className={styles.freshTitle}>
              <bdi>{outcome.fresh.title}</bdi>
            </p>
            <p dir="auto">{outcome.fresh.text}</p>
          </blockquote>
          <div className={styles.actions}>
            <Button kind="primary" busy={isSaving} busyLabel={messages.saving} onClick={onReplace}>
              {messages.replace}
            </Button>
            <Button disabled={isSaving} onClick={onTakeFresh}>
              {messages.takeFresh}
            </Button>
          </div>
        </Note>
      );
    case 'gone':
    case 'failed':
      return (
        <Note tone="danger" announced>
          {outcome.state === 'gone' ? messages.deletedElsewhere : messages.failed}
        </Note>
      );
    default:
      return null;
  }
}
