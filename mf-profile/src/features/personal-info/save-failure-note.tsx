import type { CustomerProfile } from '@bazaar/contracts/merchant';
import { Button } from '@bazaar/ui/button';
import { Note } from '@bazaar/ui/note';
import { messages } from './messages.ts';
import styles from './save-failure-note.module.css';
import type { SaveFailure } from './use-profile-form.ts';

interface SaveFailureNoteProps {
  failure: SaveFailure;
  onKeepMine: (current: CustomerProfile | null) => void;
  onTakeTheirs: (current: CustomerProfile | null) => void;
}

/** Why nothing was saved, and what can be done about it. */
export function SaveFailureNote({ failure, onKeepMine, onTakeTheirs }: SaveFailureNoteProps) {
  if (failure.kind === 'stale') {
    return (
      <Note tone="warning" announced>
        <p>{messages.stale}</p>
        <div className={styles.remedies}>
          <Button size="sm" onClick={() => onKeepMine(failure.current)}>
            {messages.keepMine}
          </Button>
          <Button size="sm" kind="text" onClick={() => onTakeTheirs(failure.current)}>
            {messages.takeTheirs}
          </Button>
        </div>
      </Note>
    );
  }
  const { title, detail } = failure.failure;
  return (
    <Note tone="danger" announced>
      {title === undefined ? messages.failed : [title, detail].filter(Boolean).join(' ')}
    </Note>
  );
}
