import type { FavoriteType, Note } from '@bazaar/contracts/content';
import { formatNumber } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { PageHead } from '@bazaar/ui/container';
import { Pager } from '@bazaar/ui/pager';
import { LinkTabs } from '@bazaar/ui/tabs';
import { mdiLockOutline } from '@mdi/js';
import { useRef } from 'react';
import { typePlurals } from '../../common/favorite/messages.ts';
import { messages } from './messages.ts';
import type { NoteDraft } from './note-draft.rules.ts';
import { NoteItem } from './note-item.tsx';
import { NoteSearch } from './note-search.tsx';
import { type NotesView as Address, notesHref } from './notes.address.ts';
import { NotesEmpty } from './notes-empty.tsx';
import styles from './notes-view.module.css';
import type { SaveOutcome } from './save-outcome.ts';

interface TypeCount {
  type: FavoriteType;
  /** Undefined until it is known. */
  count: number | undefined;
}

interface NotesViewProps {
  view: Address;
  notes: readonly Note[];
  totalCount: number;
  pageCount: number;
  counts: readonly TypeCount[];
  onSave: (note: Note, draft: NoteDraft) => Promise<SaveOutcome>;
  onPin: (note: Note) => void;
  onRemove: (note: Note) => void;
}

/** The notes of one tab, or why there are none. */
export function NotesView(props: NotesViewProps) {
  const { view, notes, totalCount, pageCount, counts, onSave, onPin, onRemove } = props;
  const list = useRef<HTMLDivElement>(null);
  const remove = (note: Note) => {
    // The pressed button disappears with its note, so the list takes the focus for the keyboard.
    list.current?.focus({ preventScroll: true });
    onRemove(note);
  };
  return (
    <div className={styles.page}>
      <PageHead title={messages.title} mark={<Badge icon={mdiLockOutline}>{messages.private}</Badge>} />
      <LinkTabs label={messages.tabs} items={counts.map((tab) => tabOf(tab, view.type))} />
      {(view.term !== '' || notes.length > 0) && (
        <NoteSearch key={view.term} view={view} totalCount={totalCount} />
      )}
      <div ref={list} tabIndex={-1} className={styles.list}>
        {notes.length === 0 ? (
          <NotesEmpty view={view} />
        ) : (
          <ul className={styles.notes} aria-label={messages.list}>
            {notes.map((note) => (
              <NoteItem
                key={note.id}
                note={note}
                onSave={onSave}
                onPin={() => onPin(note)}
                onRemove={() => remove(note)}
              />
            ))}
          </ul>
        )}
      </div>
      <Pager page={view.page} pageCount={pageCount} hrefOf={(page) => notesHref({ ...view, page })} />
    </div>
  );
}

function tabOf({ type, count }: TypeCount, current: FavoriteType) {
  return {
    href: notesHref({ type, term: '', page: 1 }),
    label: typePlurals[type],
    current: type === current,
    ...(count !== undefined && { count: formatNumber(count) }),
  };
}
