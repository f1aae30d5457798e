import { defineAddress, pageField, profileLinks, type StateOf, textField } from '@bazaar/contracts';
import type { FavoriteType } from '@bazaar/contracts/content';
import { readTerm } from '../../common/list/search-term.rules.ts';

const MAX_TERM_LENGTH = 120;

const fields = {
  /** Words of a note's title or text; empty without a search. */
  term: textField({
    initial: '',
    read: ([text]) => readTerm(text, MAX_TERM_LENGTH),
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
