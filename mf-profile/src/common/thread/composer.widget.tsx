import { useHost } from '@bazaar/host';
import { useStoredValue } from '@bazaar/storage';
import { useState } from 'react';
import { uploadAttachments } from './attachment.mutations.ts';
import { attachmentFault } from './attachment.rules.ts';
import { ComposerForm } from './composer-form.tsx';
import { draftOf, EMPTY_DRAFT } from './draft.store.ts';
import { messages } from './messages.ts';
import { deliver, type Outgoing, toOutgoing } from './outbox.store.ts';
import { problemWords } from './problem-words.ts';

interface ComposerProps {
  /** Whose draft and outbox it writes to. */
  place: string;
  send: (outgoing: Outgoing) => Promise<void>;
}

/** Where a message is written. The draft is kept for each place; files are uploaded before the message is sent. */
export function Composer({ place, send }: ComposerProps) {
  const stored = draftOf(place);
  const draft = useStoredValue(stored);
  const { attach, isUploading, error } = useAttaching(place);
  const submit = () => {
    const text = draft.text.trim() || (draft.files.length > 0 ? messages.fileOnly : '');
    if (text === '' || isUploading) {
      return;
    }
    stored.set(EMPTY_DRAFT);
    void deliver(place, toOutgoing(text, draft.files), send);
  };
  return (
    <ComposerForm
      draft={draft}
      error={error}
      isUploading={isUploading}
      onText={(text) => stored.set({ ...stored.get(), text })}
      onAttach={(files) => void attach(files)}
      onRemove={(fileId) =>
        stored.set({ ...stored.get(), files: draft.files.filter(({ id }) => id !== fileId) })
      }
      onSend={submit}
    />
  );
}

function useAttaching(place: string) {
  const host = useHost();
  const stored = draftOf(place);
  const [uploads, setUploads] = useState(0);
  const [error, setError] = useState<string>();
  const attach = async (files: readonly File[]) => {
    const fault = attachmentFault(files, stored.get().files.length);
    setError(fault);
    if (fault !== undefined || files.length === 0) {
      return;
    }
    setUploads((count) => count + 1);
    try {
      const uploaded = await uploadAttachments(host, files);
      const draft = stored.get();
      stored.set({ ...draft, files: [...draft.files, ...uploaded] });
    } catch (cause) {
      setError(`${messages.uploadFailed} ${problemWords(cause)}`);
    } finally {
      setUploads((count) => count - 1);
    }
  };
  return { attach, isUploading: uploads > 0, error };
}
