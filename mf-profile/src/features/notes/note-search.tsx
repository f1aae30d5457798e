import { profileLinks } from '@bazaar/contracts';
import { formatNumber } from '@bazaar/locale';
import { Button, LinkButton } from '@bazaar/ui/button';
import { TextField } from '@bazaar/ui/input';
import { mdiMagnify } from '@mdi/js';
import type { SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { messages } from './messages.ts';
import styles from './note-search.module.css';
import { type NotesView, notesHref } from './notes.address.ts';

const MAX_TERM_LENGTH = 120;

/** Searches the notes of one type by words; the search is in the address. */
export function NoteSearch({ view, totalCount }: { view: NotesView; totalCount: number }) {
  const navigate = useNavigate();
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = String(new FormData(event.currentTarget).get('term') ?? '').trim();
    void navigate(notesHref({ ...view, term, page: 1 }));
  };
  return (
    <form className={styles.form} method="get" action={profileLinks.notes(view.type)} onSubmit={submit}>
      <div className={styles.row}>
        <div className={styles.field}>
          <TextField
            type="search"
            name="term"
            icon={mdiMagnify}
            label={messages.search}
            labelHidden
            placeholder={messages.search}
            maxLength={MAX_TERM_LENGTH}
            defaultValue={view.term}
            dir="auto"
          />
        </div>
        <Button type="submit">{messages.searchSubmit}</Button>
      </div>
      {view.term !== '' && (
        <p className={styles.found}>
          <span role="status">{messages.found(formatNumber(totalCount))}</span>
          <LinkButton kind="text" size="sm" href={notesHref({ ...view, term: '', page: 1 })}>
            {messages.clearSearch}
          </LinkButton>
        </p>
      )}
    </form>
  );
}
