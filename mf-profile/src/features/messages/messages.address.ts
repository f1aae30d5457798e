import {
  choiceField,
  defineAddress,
  entityId,
  pageField,
  profileLinks,
  type StateOf,
  textField,
  valueField,
} from '@bazaar/contracts';
import { readTerm } from '../../common/list/search-term.rules.ts';

const MAX_TERM_LENGTH = 100;

const fields = {
  /** The open thread. */
  thread: valueField(entityId(), null),
  /** With `id`: the form of a first message to a supplier, or about a product. */
  to: choiceField(['supplier', 'product'], null),
  id: valueField(entityId(), null),
  about: choiceField(['SupplierProduct', 'Supplier', 'TradeRequest', 'unread'], null),
  term: textField({
    key: 'q',
    initial: '',
    read: ([text]) => readTerm(text, MAX_TERM_LENGTH),
  }),
  page: pageField,
};

/** The query of the messages. */
export const messagesAddress = defineAddress(fields);

/** The state in the address. */
export type MessagesView = StateOf<typeof fields>;

/** The address of a state; without a query for the first page of all threads, none of them open. */
export function messagesHref(view: Partial<MessagesView>): string {
  return profileLinks.messages() + messagesAddress.write(view);
}

/** The list that a thread was opened from: what a phone returns to. */
export function listHref(view: MessagesView): string {
  return messagesHref({ ...view, thread: null, to: null, id: null });
}

/** A thread of the shown list. */
export function threadHref(view: MessagesView, thread: number): string {
  return messagesHref({ ...view, thread, to: null, id: null });
}

/** To whom a first message goes, and about what. */
export interface MessageTarget {
  to: 'supplier' | 'product';
  id: number;
}

/** To whom a first message is to be written; null for an open thread, and for the list alone. */
export function targetOf({ thread, to, id }: MessagesView): MessageTarget | null {
  return thread !== null || to === null || id === null ? null : { to, id };
}
