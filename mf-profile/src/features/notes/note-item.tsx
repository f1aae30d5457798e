import type { Note } from '@bazaar/contracts/content';
import { formatJalaliDateTime, isolate } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { IconButton } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { TimeText } from '@bazaar/ui/time';
import { mdiCancel, mdiPencilOutline, mdiPin, mdiPinOutline, mdiTrashCanOutline } from '@mdi/js';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { FavoriteDrawing } from '../../common/favorite/favorite-drawing.tsx';
import { goneWord } from '../../common/favorite/messages.ts';
import { ObjectTitle } from '../../common/favorite/object-title.tsx';
import { messages } from './messages.ts';
import type { NoteDraft } from './note-draft.rules.ts';
import { NoteForm } from './note-form.tsx';
import styles from './note-item.module.css';
import { RemoveNoteDialog } from './remove-note-dialog.tsx';
import type { SaveOutcome } from './save-outcome.ts';

interface NoteItemProps {
  note: Note;
  onSave: (note: Note, draft: NoteDraft) => Promise<SaveOutcome>;
  onPin: () => void;
  onRemove: () => void;
}

/** One note with the thing it is on; its text is edited in its place. */
export function NoteItem({ note, onSave, onPin, onRemove }: NoteItemProps) {
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    // The form disappears with its focus; the button that opened it takes it back.
    pencil.current?.focus({ preventScroll: true });
  };
  return (
    <Card as="li" className={styles.note}>
      <NoteHead note={note}>
        <NoteActions
          note={note}
          pencil={pencil}
          isEditing={isEditing}
          onPin={onPin}
          onEdit={() => setEditing(true)}
          onRemove={note.object === null ? () => setAsking(true) : onRemove}
        />
      </NoteHead>
      {isEditing ? <NoteForm note={note} onSave={onSave} onClose={close} /> : <NoteText note={note} />}
      {isAsking && <RemoveNoteDialog onClose={() => setAsking(false)} onConfirm={onRemove} />}
    </Card>
  );
}

function NoteHead({ note, children }: { note: Note; children: ReactNode }) {
  return (
    <header className={styles.head}>
      <span className={styles.plate}>
        <FavoriteDrawing bare objectType={note.objectType} object={note.object} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.object}>
          <ObjectTitle {...note} className={styles.link} />
        </h2>
        <p className={styles.marks}>
          {note.object === null && <Badge icon={mdiCancel}>{goneWord}</Badge>}
          {note.pinned && (
            <Badge tone="accent" icon={mdiPin}>
              {messages.pinned}
            </Badge>
          )}
          <span className={styles.date}>
            {messages.updatedAt}{' '}
            <TimeText dateTime={note.updatedAt}>{formatJalaliDateTime(note.updatedAt)}</TimeText>
          </span>
        </p>
      </div>
      <div className={styles.actions}>{children}</div>
    </header>
  );
}

interface NoteActionsProps {
  note: Note;
  pencil: Ref<HTMLButtonElement>;
  isEditing: boolean;
  onPin: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

function NoteActions({ note, pencil, isEditing, onPin, onEdit, onRemove }: NoteActionsProps) {
  const title = isolate(note.title);
  return (
    <>
      <IconButton
        icon={note.pinned ? mdiPin : mdiPinOutline}
        label={note.pinned ? messages.unpin(title) : messages.pin(title)}
        aria-pressed={note.pinned}
        // A pin would make the version that the open form holds an old one.
        disabled={isEditing}
        onClick={onPin}
      />
      <IconButton
        ref={pencil}
        icon={mdiPencilOutline}
        label={messages.edit(title)}
        disabled={isEditing}
        onClick={onEdit}
      />
      <IconButton icon={mdiTrashCanOutline} label={messages.remove(title)} onClick={onRemove} />
    </>
  );
}

function NoteText({ note: { title, text, object } }: { note: Note }) {
  return (
    <div className={styles.body}>
      {title !== object?.title && (
        <h3 className={styles.title}>
          <IsolatedRuns text={title} />
        </h3>
      )}
      {text !== '' && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
    </div>
  );
}
