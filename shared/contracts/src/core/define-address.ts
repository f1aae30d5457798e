import { encodeQuery } from './query-encoder.ts';

/** One value of a page's state, and how the query of the page's address spells it. */
export interface AddressField<Value> {
  /** Its name in the query, where that is another than in the state; `''` stands for several keys. */
  readonly key?: string | undefined;
  /** The value of a query that does not hold the field, or holds nothing that can be read; it is not written. */
  readonly initial: Value;
  /** Reads the texts under the key, or the whole query; `undefined` stands for a value that cannot be read. */
  read(texts: readonly string[], query: URLSearchParams): Value | undefined;
  /** The value as the query codec writes it; without it, the value itself. */
  write?(value: Value): unknown;
}

// biome-ignore lint/suspicious/noExplicitAny: a field both takes and gives its value, so no narrower type holds all
export type AddressFields = Readonly<Record<string, AddressField<any>>>;

/** The state that fields make up together. */
export type StateOf<Fields extends AddressFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends AddressField<infer Value> ? Value : never;
};

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

/** Leaves out of a state what means nothing beside the rest, such as a city that the sort order does not use. */
type Trim<State> = (state: Partial<State>) => Partial<State>;

/** Defines the address of a page once: what its query may hold, and how that is read and written. */
export function defineAddress<Fields extends AddressFields>(
  fields: Fields,
  trim: Trim<StateOf<Fields>> = (state) => state,
): Address<StateOf<Fields>> {
  type State = StateOf<Fields>;
  const firstPage = 'page' in fields ? { page: 1 } : {};
  const encode = (state: Partial<State>) => encodeQuery(writeFields(fields, trim(state)));

  const address: Address<State> = {
    defaults: readFields(fields, new URLSearchParams()),
    parse: (source) => readFields(fields, 'url' in source ? new URL(source.url).searchParams : source),
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

/** The state that a query holds. */
export function readFields<Fields extends AddressFields>(
  fields: Fields,
  query: URLSearchParams,
): StateOf<Fields> {
  const values = Object.entries(fields).map(([name, { key = name, initial, read }]) => [
    name,
    read(query.getAll(key), query) ?? initial,
  ]);
  return Object.fromEntries(values);
}

/** The query object of a state, for the query codec; a field that the state does not have counts as initial. */
export function writeFields<Fields extends AddressFields>(fields: Fields, state: Partial<StateOf<Fields>>) {
  const values = Object.entries(fields).map(([name, { key = name, initial, write = asItIs }]) => {
    const value = state[name];
    return [key, value === undefined || value === initial ? undefined : write(value)];
  });
  return Object.fromEntries(values);
}

const asItIs = (value: unknown) => value;
