import { addNote, getNote, type Note, removeNote, updateNote } from '@bazaar/contracts/content';
import { failureOf, NOT_FOUND, STALE, statusOf } from '@bazaar/contracts/failure';
import type { Host } from '@bazaar/host';
import {
  type ListPage,
  placeOf,
  withItemAt,
  withoutItem,
  withReplaced,
} from '../../common/list/list-page.rules.ts';
import { favoriteKeys } from '../../common/profile/profile.keys.ts';
import { messages } from './messages.ts';
import type { NoteDraft } from './note-draft.rules.ts';
import type { NotesView } from './notes.address.ts';
import { noteKeys, noteQueries } from './notes.queries.ts';
import type { SaveOutcome } from './save-outcome.ts';

/** Saves what was typed over the version that `note` has. */
export async function saveNote(host: Host, note: Note, draft: NoteDraft): Promise<SaveOutcome> {
  try {
    showNote(host, await write(host, note, { ...draft, pinned: note.pinned }));
    host.toast.show({ tone: 'success', title: messages.saved });
    refresh(host);
    return { state: 'saved' };
  } catch (error) {
    return outcomeOf(host, note, error);
  }
}

/** Pins a note, or takes the pin away. It shows at once and is reverted when the service refuses. */
export async function pinNote(host: Host, note: Note): Promise<void> {
  const pinned = !note.pinned;
  await host.queryClient.cancelQueries({ queryKey: noteKeys.lists });
  showNote(host, { ...note, pinned });
  try {
    showNote(host, await write(host, note, { title: note.title, text: note.text, pinned }));
  } catch (error) {
    showNote(host, note);
    const detail = statusOf(error) === STALE ? messages.pinStale : messages.tryLater;
    host.toast.show({ tone: 'danger', title: messages.pinFailed, detail });
  }
  // Pinned notes come first, so the order has changed.
  refresh(host);
}

/** Removes a note. It leaves the shown list at once, can be undone, and is restored when the service refuses. */
export async function dropNote(host: Host, note: Note, view: NotesView): Promise<void> {
  const { queryKey } = noteQueries(host.api).list(view);
  await host.queryClient.cancelQueries({ queryKey });
  const place = placeOf(host.queryClient.getQueryData(queryKey), note.id);
  host.queryClient.setQueryData(queryKey, (list) => list && withoutItem(list, note.id));
  try {
    await host.api.call(removeNote, { params: { id: note.id } });
    offerUndo(host, note);
  } catch (error) {
    if (statusOf(error) !== NOT_FOUND) {
      host.queryClient.setQueryData(queryKey, (list) => list && withItemAt(list, note, place));
      host.toast.show({ tone: 'danger', title: messages.removeFailed, detail: messages.tryLater });
    }
  }
  refresh(host);
}

/** A note cannot be written again on a thing that no longer exists; its removal was confirmed before. */
function offerUndo(host: Host, note: Note): void {
  // One key for all presses, so that two of them write one note.
  const idempotencyKey = crypto.randomUUID();
  const action = { label: messages.undo, onSelect: () => void restoreNote(host, note, idempotencyKey) };
  host.toast.show({
    tone: 'success',
    title: messages.removed,
    ...(note.object !== null && { detail: note.title, action }),
  });
}

async function restoreNote(host: Host, note: Note, idempotencyKey: string): Promise<void> {
  const { objectType, objectId, title, text, pinned } = note;
  try {
    await host.api.call(addNote, { body: { objectType, objectId, title, text, pinned }, idempotencyKey });
    host.toast.show({ tone: 'success', title: messages.restored });
  } catch (error) {
    const detail = statusOf(error) === NOT_FOUND ? messages.nothingThere : messages.tryLater;
    host.toast.show({ tone: 'danger', title: messages.restoreFailed, detail });
  }
  refresh(host);
}

function write(host: Host, { id, rowVersion }: Note, body: NoteDraft & { pinned: boolean }): Promise<Note> {
  return host.api.call(updateNote, { params: { id }, body, headers: { 'if-match': `"${rowVersion}"` } });
}

function showNote({ queryClient }: Host, note: Note): void {
  queryClient.setQueriesData<ListPage<Note>>(
    { queryKey: noteKeys.lists },
    (list) => list && withReplaced(list, note),
  );
}

function refresh({ queryClient }: Host): void {
  void queryClient.invalidateQueries({ queryKey: noteKeys.all });
  // A favorite shows the note on its object.
  void queryClient.invalidateQueries({ queryKey: favoriteKeys.all });
}

async function outcomeOf(host: Host, note: Note, error: unknown): Promise<SaveOutcome> {
  const status = statusOf(error);
  if (status === NOT_FOUND) {
    return { state: 'gone' };
  }
  if (status === STALE) {
    return freshOutcome(host, note);
  }
  const errors = failureOf(error).fields;
  return Object.keys(errors).length > 0 ? { state: 'refused', errors } : { state: 'failed' };
}

async function freshOutcome(host: Host, { id }: Note): Promise<SaveOutcome> {
  try {
    const fresh = await host.api.call(getNote, { params: { id } });
    // The list shows it once the form is closed; the form keeps what was typed.
    showNote(host, fresh);
    return { state: 'stale', fresh };
  } catch (error) {
    return { state: statusOf(error) === NOT_FOUND ? 'gone' : 'failed' };
  }
}
