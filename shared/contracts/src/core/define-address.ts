import { type AddressFields, groupField, type StateOf } from './address-fields.ts';
import { encodeQuery } from './query-codec.ts';

/** The state that the query of a page's address holds, and the ways from one to the other. */
export interface Address<State> {
  /** The state of a query that says nothing. */
  readonly defaults: State;
  /** Reads the query of a request. A value that cannot be read is the default one; other keys are ignored. */
  parse(source: Pick<Request, 'url'> | URLSearchParams): State;
  /** Names and values in the order of the definition, defaults left out: the hidden fields of a form. */
  pairs(state: Partial<State>): [name: string, value: string][];
  /** The query with its question mark, empty when all is default; `change` is made as `with` makes it. */
  write(state: Partial<State>, change?: Partial<State>): string;
  /** The state with a change made to it. A list starts again at its first page unless the change names another. */
  with<Given extends Partial<State>>(state: Given, change: Partial<State>): Given;
  /** True when the query holds more than a page number: the list is filtered, sorted or searched. */
  isNarrowed(state: Partial<State>): boolean;
  /** The query of the canonical address: that of the page number alone, and none for a narrowed list. */
  canonical(state: Partial<State>): string;
}

interface AddressOptions<State> {
  /** Names the fields that mean nothing beside the others, such as a city that the sort order does not use. */
  omit?: (state: Partial<State>) => readonly (keyof State)[];
}

/** Defines the address of a page once: what its query may hold, and how that is read and written. */
export function defineAddress<Fields extends AddressFields>(
  fields: Fields,
  { omit = () => [] }: AddressOptions<StateOf<Fields>> = {},
): Address<StateOf<Fields>> {
  type State = StateOf<Fields>;
  const { initial, read, write } = groupField(fields);
  const firstPage = 'page' in fields ? { page: initial.page } : {};

  const encode = (state: Partial<State>) => {
    const unused = omit(state).map((name) => [name, undefined]);
    return encodeQuery(write({ ...state, ...Object.fromEntries(unused) }, ''));
  };
  const address: Address<State> = {
    defaults: initial,
    parse: (source) => read('url' in source ? new URL(source.url).searchParams : source, ''),
    pairs: (state) => [...encode(state)],
    write: (state, change) => {
      const text = encode(change ? address.with(state, change) : state).toString();
      return text && `?${text}`;
    },
    with: (state, change) => ({ ...state, ...firstPage, ...change }),
    isNarrowed: (state) => address.write(state, {}) !== '',
    canonical: (state) => (address.isNarrowed(state) ? '' : address.write(state)),
  };
  return address;
}
