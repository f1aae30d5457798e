import { profileLinks } from '@bazaar/contracts';
import { useHost } from '@bazaar/host';
import { formatJalaliDateTime } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Link } from '@bazaar/ui/link';
import { Note } from '@bazaar/ui/note';
import type { Restored } from './draft-state.ts';
import { messages } from './messages.ts';
import { restoredMessages } from './restored-messages.ts';
import styles from './restored-note.module.css';
import { useSmallStore } from './small-store.ts';
import { useDraft } from './use-draft.ts';

/** What is said of a text that the browser had kept of an earlier visit, and what the user can do with it. */
export function RestoredNote() {
  const { restored, saving } = useDraft();
  const kept = useSmallStore(restored, (value) => value);
  const isClosed = useSmallStore(saving, ({ failure }) => failure?.kind === 'closed');
  const isSaving = useSmallStore(saving, ({ phase }) => phase === 'saving');
  if (kept === null) {
    return null;
  }
  if (isClosed) {
    return <ClosedNote />;
  }
  return kept.isOffered && !isSaving ? <Offer restored={kept} /> : null;
}

/** The request takes nothing any more; what was restored stays in view. */
function ClosedNote() {
  const { request } = useDraft();
  return (
    <Note tone="danger" announced>
      <p>
        {messages.closed}. {restoredMessages.closedKept}
      </p>
      <Link href={profileLinks.tradeRequest(request.get().id)}>{restoredMessages.openRequest}</Link>
    </Note>
  );
}

function Offer({ restored }: { restored: Restored }) {
  const { toast } = useHost();
  const { form, change, keepRestored, discardRestored, isAutomatic } = useDraft();
  const discard = () => {
    const typed = form.get();
    discardRestored();
    toast.show({
      tone: 'success',
      title: restoredMessages.discarded,
      action: { label: messages.undo, onSelect: () => change(() => typed) },
    });
  };
  return (
    <Note tone="warning" announced>
      <p>{restoredMessages.restored(formatJalaliDateTime(restored.at))}</p>
      <div className={styles.actions}>
        {isAutomatic && (
          <Button size="sm" kind="primary" onClick={keepRestored}>
            {restoredMessages.keepRestored}
          </Button>
        )}
        <Button size="sm" onClick={discard}>
          {restoredMessages.discardRestored}
        </Button>
      </div>
    </Note>
  );
}
