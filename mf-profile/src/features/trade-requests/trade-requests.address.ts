import {
  choiceField,
  defineAddress,
  pageField,
  profileLinks,
  type StateOf,
  textField,
  valueField,
} from '@bazaar/contracts';
import { SupplierId } from '@bazaar/contracts/merchant';
import { TRADE_SORTS, TradeListDay } from '@bazaar/contracts/trade';
import { readTerm } from '../../common/list/search-term.rules.ts';
import { REQUEST_GROUPS } from '../../common/trade/request-groups.rules.ts';

const MAX_TERM_LENGTH = 120;

const fields = {
  /** Null for requests in every state. */
  group: choiceField(REQUEST_GROUPS, null, 'state'),
  /** Words of the number, a title or the supplier's name; empty without a search. */
  term: textField({
    initial: '',
    read: ([text]) => readTerm(text, MAX_TERM_LENGTH),
  }),
  supplierId: valueField(SupplierId, null, 'supplier'),
  /** First and last day on which a request was begun. */
  from: valueField(TradeListDay, null),
  to: valueField(TradeListDay, null),
  sort: choiceField(TRADE_SORTS, 'updated'),
  page: pageField,
};

/** The query of the list of trade requests. */
export const requestsAddress = defineAddress(fields);

/** The state in the address. */
export type RequestsView = StateOf<typeof fields>;

/** The address of a part of the list; without a query for the first page of all. */
export function requestsHref(view: RequestsView, change: Partial<RequestsView> = {}): string {
  return profileLinks.tradeRequests() + requestsAddress.write(view, change);
}

/** True when more than the state narrows the list. */
export function isFiltered(view: RequestsView): boolean {
  return requestsAddress.isNarrowed({ ...view, group: null, sort: 'updated' });
}
