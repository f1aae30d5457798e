import { MAX_NOTE_TEXT_LENGTH, MAX_NOTE_TITLE_LENGTH, type Note } from '@bazaar/contracts/content';

/** What is typed in the form of a note. */
export interface NoteDraft {
  title: string;
  text: string;
}

/** By how much each field is wrong; null where it is right. */
export interface DraftFaults {
  title: 'missing' | { over: number } | null;
  text: { over: number } | null;
}

/** What has to change in a draft before it can be sent. */
export function faultsOf({ title, text }: NoteDraft): DraftFaults {
  return {
    title: title.trim() === '' ? 'missing' : overOf(title, MAX_NOTE_TITLE_LENGTH),
    text: overOf(text, MAX_NOTE_TEXT_LENGTH),
  };
}

/** Whether a draft can be sent. */
export function isSendable(draft: NoteDraft): boolean {
  const { title, text } = faultsOf(draft);
  return title === null && text === null;
}

/** Whether a draft differs from the note that it began with. */
export function isChanged(draft: NoteDraft, note: Pick<Note, 'title' | 'text'>): boolean {
  return draft.title.trim() !== note.title || draft.text.trim() !== note.text.trim();
}

function overOf(typed: string, max: number): { over: number } | null {
  const over = typed.trim().length - max;
  return over > 0 ? { over } : null;
}
