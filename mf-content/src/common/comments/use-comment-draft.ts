import { useHost } from '@bazaar/host';
import { useRef, useState } from 'react';
import { sendComment } from './comment.mutations.ts';
import { type DraftPlace, keepDraft, useDraft } from './draft.store.ts';

/** The text that is being written for a place, and what sends it. A visitor signs in first, and the text waits. */
export function useCommentDraft(place: DraftPlace, onSent: () => void) {
  const host = useHost();
  const { status } = host.useSession();
  const text = useDraft(place);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const key = useRef<string>(undefined);

  const write = (next: string) => {
    key.current = undefined;
    setFailure(null);
    keepDraft(place, next);
  };
  const send = async () => {
    if (status === 'signed-out') {
      host.signIn({ loginPerPage: true, reason: 'comment' });
      return;
    }
    key.current ??= crypto.randomUUID();
    setBusy(true);
    const fault = await sendComment(host, { ...place, text, idempotencyKey: key.current });
    setBusy(false);
    setFailure(fault);
    if (fault === null) {
      write('');
      onSent();
    }
  };
  return { text, write, send: () => void send(), isBusy, failure };
}
