import type { Note } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { messages } from './messages.ts';
import { faultsOf, isChanged, isSendable, type NoteDraft } from './note-draft.rules.ts';
import type { SaveOutcome } from './save-outcome.ts';

interface NoteFormInput {
  note: Note;
  onSave: (note: Note, draft: NoteDraft) => Promise<SaveOutcome>;
  onClose: () => void;
}

/** The state of the form of a note: what is typed, why it was refused, and the ways to save it. */
export function useNoteForm({ note: shown, onSave, onClose }: NoteFormInput) {
  // A refetch in the background must not give an open form another version.
  const [note] = useState(shown);
  const [draft, setDraft] = useState<NoteDraft>({ title: note.title, text: note.text });
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  const firstField = useRef<HTMLTextAreaElement>(null);
  useEffect(() => firstField.current?.focus(), []);
  useHold(isChanged(draft, note));

  const save = async (base: Note) => {
    setTried(true);
    if (isSaving || !isSendable(draft)) {
      return;
    }
    setSaving(true);
    const ended = await onSave(base, { title: draft.title.trim(), text: draft.text.trim() });
    setSaving(false);
    setOutcome(ended);
    if (ended.state === 'saved') {
      onClose();
    }
  };
  return {
    draft,
    outcome,
    isSaving,
    firstField,
    errors: { ...refusedBy(outcome), ...(isTried && errorsOf(draft)) },
    change: (part: Partial<NoteDraft>) => setDraft({ ...draft, ...part }),
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      void save(note);
    },
    replace: () => void (outcome?.state === 'stale' && save(outcome.fresh)),
  };
}

/** While something unsaved is typed, the shell reloads nothing. */
function useHold(isDirty: boolean) {
  const host = useHost();
  useEffect(() => (isDirty ? host.hold('note') : undefined), [host, isDirty]);
}

function refusedBy(outcome: SaveOutcome | null): { title?: string; text?: string } {
  return outcome?.state === 'refused' ? outcome.errors : {};
}

function errorsOf(draft: NoteDraft): { title?: string; text?: string } {
  const { title, text } = faultsOf(draft);
  return {
    ...(title !== null && { title: titleError(title) }),
    ...(text !== null && { text: messages.textTooLong(formatNumber(text.over)) }),
  };
}

function titleError(fault: 'missing' | { over: number }): string {
  return fault === 'missing' ? messages.titleMissing : messages.titleTooLong(formatNumber(fault.over));
}
