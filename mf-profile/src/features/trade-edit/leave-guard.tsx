import { useHost } from '@bazaar/host';
import { Button } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { useCallback, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { leaveMessages as messages } from './leave-messages.ts';
import { heldKeysOf } from './line-input.rules.ts';
import { type OpenDraft, useDraft } from './use-draft.ts';

/** Asks before the page is left while something of it is not stored. */
export function LeaveGuard() {
  const session = useDraft();
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }: Parameters<BlockerFunction>[0]) =>
        currentLocation.pathname !== nextLocation.pathname && isUnsaved(session),
      [session],
    ),
  );
  useUnloadGuard(session);
  const [isSaving, setSaving] = useState(false);
  const saveAndLeave = async () => {
    setSaving(true);
    const isSaved = await session.flush();
    setSaving(false);
    if (isSaved && !isUnsaved(session)) {
      blocker.proceed?.();
    }
  };
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={messages.leaveTitle}
      description={messages.leaveText}
      actions={
        <>
          <Button onClick={() => blocker.reset?.()}>{messages.stay}</Button>
          <Button kind="danger" onClick={() => blocker.proceed?.()}>
            {messages.leave}
          </Button>
          <Button kind="primary" busy={isSaving} onClick={() => void saveAndLeave()}>
            {messages.saveAndLeave}
          </Button>
        </>
      }
    />
  );
}

type BlockerFunction = Extract<Parameters<typeof useBlocker>[0], (...args: never[]) => unknown>;

function isUnsaved({ saving, form, uploads }: OpenDraft): boolean {
  const { phase, isEdited, failure } = saving.get();
  const typed = form.get();
  const isSending = uploads.list.get().some((upload) => upload.failure === null);
  const isHeld = heldKeysOf(typed).length > 0;
  // A closed request cannot take anything any more.
  return failure?.kind !== 'closed' && (phase !== 'idle' || isEdited || isSending || isHeld);
}

/** The browser's own question when the tab is closed; not when the session has ended, whose reload loses nothing. */
function useUnloadGuard(session: OpenDraft): void {
  const host = useHost();
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved(session) && host.session().status === 'signed-in') {
        event.preventDefault();
      }
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [host, session]);
}
