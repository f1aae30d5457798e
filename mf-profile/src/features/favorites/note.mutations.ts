import { addNote, type FavoriteDetails, removeNote, updateNote } from '@bazaar/contracts/content';
import { type Host, useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf, NOT_FOUND, STALE, statusOf } from '../../common/failure/failure.rules.ts';
import { favoriteKeys, notesKey } from '../../common/profile/profile.keys.ts';
import { messages } from './messages.ts';

const words = messages.note;
const TITLE_LENGTH = 120;

/** Saves the user's own note on a favorite; an empty text removes it. `cause` says why the last try failed. */
export function useSaveNote(favorite: FavoriteDetails, onDone: () => void) {
  const host = useHost();
  // One key for all tries of one dialog: a lost response does not write the note twice.
  const [key] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error } = useMutation({
    mutationFn: (text: string) => write(host, favorite, { text, key }),
    onSuccess: (_, text) => {
      host.toast.show({ tone: 'success', title: text === '' ? words.removed : words.saved });
      onDone();
    },
    onSettled: () => {
      void host.queryClient.invalidateQueries({ queryKey: favoriteKeys.all });
      void host.queryClient.invalidateQueries({ queryKey: notesKey });
    },
  });
  return { save: mutate, isPending, cause: error === null ? null : causeOf(error) };
}

function causeOf(error: unknown): string {
  const status = statusOf(error);
  return status === STALE || status === NOT_FOUND
    ? words.changedElsewhere
    : (failureOf(error).title ?? messages.tryLater);
}

async function write(host: Host, favorite: FavoriteDetails, { text, key }: { text: string; key: string }) {
  const { objectType, objectId, object, note } = favorite;
  if (note === null) {
    const title = (object?.title ?? words.title).slice(0, TITLE_LENGTH);
    const body = { objectType, objectId, title, text };
    await host.api.call(addNote, { body, idempotencyKey: key });
    return;
  }
  const params = { id: note.id };
  if (text === '') {
    await host.api.call(removeNote, { params });
    return;
  }
  const headers = { 'if-match': `"${note.rowVersion}"` };
  await host.api.call(updateNote, {
    params,
    body: { title: note.title, pinned: note.pinned, text },
    headers,
  });
}
