import type { output, ZodMiniType } from 'zod/mini';
import { accepted } from './address-fields.ts';
import {
  type AddressField,
  type AddressFields,
  readFields,
  type StateOf,
  writeFields,
} from './define-address.ts';

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
  const tidy = (values: readonly output<Schema>[]) => {
    const distinct = [...new Set(values)].slice(0, max);
    return order ? distinct.sort(order) : distinct;
  };
  return {
    key,
    initial: [],
    read: (texts) => tidy(texts.map((text) => accepted(schema, text)).filter((value) => value !== undefined)),
    write: tidy,
  };
}

/** Several fields as one value of the state; in the query each has its own key. */
export function groupField<Fields extends AddressFields>(fields: Fields): AddressField<StateOf<Fields>> {
  return {
    key: '',
    initial: readFields(fields, new URLSearchParams()),
    read: (_, query) => readFields(fields, query),
    write: (state) => writeFields(fields, state),
  };
}
