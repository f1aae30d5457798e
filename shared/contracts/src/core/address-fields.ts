import type { output, ZodMiniType } from 'zod/mini';
import { coerce } from './query-codec.ts';

/** One value of a page's state, and how the query of the page's address spells it. */
export interface AddressField<Value> {
  /** Its name in the query, where that is another than in the state. */
  readonly key?: string | undefined;
  /** The value of a query that does not hold the field, or holds nothing that can be read. */
  readonly initial: Value;
  read(query: URLSearchParams, key: string): Value;
  /** The part of a query object that holds the value; what is `undefined` in it is not written. */
  write(value: Value, key: string): Record<string, unknown>;
}

// biome-ignore lint/suspicious/noExplicitAny: a field both takes and gives its value, so no narrower type holds all
export type AddressFields = Readonly<Record<string, AddressField<any>>>;

/** The state that fields make up together. */
export type StateOf<Fields extends AddressFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends AddressField<infer Value> ? Value : never;
};

interface TextField<Value> {
  key?: string | undefined;
  initial: Value;
  /** Reads the texts under the key; `undefined` stands for a value that cannot be read. */
  read: (texts: readonly string[]) => Value | undefined;
  write?: (value: Value) => unknown;
}

/** A value that is read from the texts under one key; the initial value is not written. */
export function textField<Value>({ key, initial, read, write }: TextField<Value>): AddressField<Value> {
  const spell = write ?? ((value) => value);
  return {
    key,
    initial,
    read: (query, name) => read(query.getAll(name)) ?? initial,
    write: (value, name) => ({ [name]: value === initial ? undefined : spell(value) }),
  };
}

/** One of several words; `null` as the initial value stands for none of them. */
export function choiceField<const Word extends string, Initial extends NoInfer<Word> | null>(
  words: readonly Word[],
  initial: Initial,
  key?: string,
): AddressField<Word | Initial> {
  return textField<Word | Initial>({ key, initial, read: ([text]) => words.find((word) => word === text) });
}

/** A yes that one word in the query stands for. */
export function flagField(yes: string, key?: string): AddressField<boolean> {
  return textField({ key, initial: false, read: ([text]) => text === yes, write: () => yes });
}

/** One value that a schema accepts. */
export function valueField<Schema extends ZodMiniType, Initial extends output<Schema> | null | undefined>(
  schema: Schema,
  initial: Initial,
  key?: string,
): AddressField<output<Schema> | Initial> {
  return textField<output<Schema> | Initial>({ key, initial, read: ([text]) => accepted(schema, text) });
}

interface ListOptions<Value> {
  key?: string;
  /** More than this are cut off. */
  max: number;
  /** Compares two values where their order means nothing; without it they keep the order of the query. */
  order?: (one: Value, other: Value) => number;
}

/** Several values that a schema accepts, each once; those that it refuses are left out, and the others stay. */
export function listField<Schema extends ZodMiniType>(
  schema: Schema,
  { key, max, order }: ListOptions<output<Schema>>,
): AddressField<readonly output<Schema>[]> {
  type Values = readonly output<Schema>[];
  const tidy = (values: Values): Values => {
    const distinct = [...new Set(values)].slice(0, max);
    return order ? distinct.sort(order) : distinct;
  };
  const read = (texts: readonly string[]) =>
    tidy(texts.map((text) => accepted(schema, text)).filter((value) => value !== undefined));
  return textField<Values>({ key, initial: [], read, write: tidy });
}

/** The value that a text stands for, or `undefined` where the schema refuses it. */
function accepted<Schema extends ZodMiniType>(schema: Schema, text: string | undefined) {
  return schema.safeParse(coerce(schema, text)).data;
}

const MAX_PAGE = 100_000;

/** The number of a page, from 1; a number that is too large is the largest one. */
export const pageField: AddressField<number> = {
  initial: 1,
  read: (query, key) => {
    const text = query.get(key) ?? '';
    return /^\d{1,6}$/.test(text) ? Math.min(Math.max(Number(text), 1), MAX_PAGE) : 1;
  },
  write: (page, key) => ({ [key]: page > 1 ? page : undefined }),
};

/** Several fields as one value of the state; in the query each has its own key. */
export function groupField<Fields extends AddressFields>(fields: Fields): AddressField<StateOf<Fields>> {
  const entries = Object.entries(fields).map(([name, field]) => ({ name, field, key: field.key ?? name }));
  const collect = (pick: (entry: (typeof entries)[number]) => unknown) =>
    Object.fromEntries(entries.map((entry) => [entry.name, pick(entry)])) as StateOf<Fields>;
  return {
    initial: collect(({ field }) => field.initial),
    read: (query) => collect(({ field, key }) => field.read(query, key)),
    write: (state) => {
      const given = entries.filter(({ name }) => state[name] !== undefined);
      return Object.assign({}, ...given.map(({ name, field, key }) => field.write(state[name], key)));
    },
  };
}
