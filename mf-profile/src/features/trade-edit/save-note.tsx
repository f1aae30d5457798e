import { useHost } from '@bazaar/host';
import { formatClock, formatNumber } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Icon } from '@bazaar/ui/icon';
import { mdiAlertCircleOutline, mdiCheckCircleOutline, mdiSync } from '@mdi/js';
import type { Autosave } from './autosave.rules.ts';
import { heldKeysOf } from './line-input.rules.ts';
import { messages } from './messages.ts';
import styles from './save-note.module.css';
import { useSettled } from './small-store.ts';
import { useDraft } from './use-draft.ts';

/** Where storing stands, in one line, with what the user can do about it. */
export function SaveNote() {
  const { form, saving, isAutomatic, flush } = useDraft();
  const host = useHost();
  const state = useSettled(saving, (value) => value);
  const held = useSettled(form, (value) => heldKeysOf(value).length);
  const { failure } = state;
  return (
    <div className={styles.note} data-failed={failure !== null || undefined}>
      <p role="status" className={styles.line}>
        <Icon path={iconOf(state)} />
        <span>{textOf(state, isAutomatic)}</span>
      </p>
      {failure?.detail != null && <p className={styles.detail}>{failure.detail}</p>}
      {held > 0 && <p className={styles.detail}>{messages.held(formatNumber(held))}</p>}
      {failure !== null && failure.kind !== 'session' && (
        <Button size="sm" busy={state.phase === 'saving'} onClick={() => void flush()}>
          {messages.retry}
        </Button>
      )}
      {failure?.kind === 'session' && (
        <Button size="sm" onClick={() => host.signIn({ reason: 'draft' })}>
          {messages.signIn}
        </Button>
      )}
    </div>
  );
}

function iconOf({ phase, failure }: Autosave): string {
  if (failure !== null) {
    return mdiAlertCircleOutline;
  }
  return phase === 'idle' ? mdiCheckCircleOutline : mdiSync;
}

function textOf({ phase, failure, savedAt }: Autosave, isAutomatic: boolean): string {
  if (phase === 'saving') {
    return messages.saving;
  }
  if (failure !== null) {
    return messages.failure[failure.kind];
  }
  if (phase !== 'idle') {
    return isAutomatic && phase !== 'conflict' ? messages.saving : messages.unsaved;
  }
  if (savedAt !== null) {
    return messages.savedAt(formatClock(savedAt));
  }
  return isAutomatic ? messages.saveAuto : messages.saveOnPurpose;
}
