import {
  addNote,
  type FavoriteDetails,
  noteTitleOf,
  removeNote,
  updateNote,
} from '@bazaar/contracts/content';
import { failureOf, NOT_FOUND, STALE, statusOf } from '@bazaar/contracts/failure';
import { type Host, useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';
import { attemptKey, forgetAttempt } from '../../common/attempt/attempt-key.store.ts';
import { favoriteKeys, notesKey } from '../../common/profile/profile.keys.ts';
import { messages } from './messages.ts';

const words = messages.note;

/** Saves the user's own note on a favorite; an empty text removes it. `cause` says why the last try failed. */
export function useSaveNote(favorite: FavoriteDetails, onDone: () => void) {
  const host = useHost();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (text: string) => write(host, favorite, text),
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

async function write(host: Host, favorite: FavoriteDetails, text: string): Promise<void> {
  const { note } = favorite;
  if (note === null) {
    await add(host, favorite, text);
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

/** Pressing again after a lost response does not write the note twice. */
async function add(host: Host, favorite: FavoriteDetails, text: string): Promise<void> {
  const { objectType, objectId, object } = favorite;
  const body = { objectType, objectId, title: noteTitleOf(object?.title ?? words.title), text };
  const attempt = ['note', host.session().userId, objectType, objectId].join(':');
  await host.api.call(addNote, { body, idempotencyKey: attemptKey(attempt, JSON.stringify(body)) });
  forgetAttempt(attempt);
}
