import { defineAddress, pageField, profileLinks, type StateOf, textField } from '@bazaar/contracts';
import type { FavoriteType } from '@bazaar/contracts/content';

const MAX_TERM_LENGTH = 120;

const fields = {
  /** Words of a note's title or text; empty without a search. */
  term: textField({
    initial: '',
    read: ([text = '']) => Array.from(text.trim()).slice(0, MAX_TERM_LENGTH).join(''),
  }),
  page: pageField,
};

/** The query of the notes. */
export const notesAddress = defineAddress(fields);

/** The state in the address; the type is a part of its path. */
export type NotesView = StateOf<typeof fields> & { readonly type: FavoriteType };

/** The address of a part of the notes; without a query for the first page of a type. */
export function notesHref({ type, term, page }: NotesView): string {
  return profileLinks.notes(type) + notesAddress.write({ term, page });
}
