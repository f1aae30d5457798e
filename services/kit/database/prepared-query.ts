import type { RawBuilder } from 'kysely';
import type { Database } from './database.ts';
import { runPrepared } from './prepared.ts';

/** A placeholder in a query for a value that is passed when it runs. */
class Slot {
  readonly place: number;

  constructor(place: number) {
    this.place = place;
  }
}

interface Compiled {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

/** Queries of further shapes are compiled each time. */
const MAX_SHAPES = 200;

/**
 * A hot query that is compiled once for each shape of its input and prepared on the server. Numbers, strings and lists
 * of them are values, wherever they stand in the input; absent, null and boolean parts, and everything under the key
 * `fixed`, make the shape. `build` may only put values into the query, never look at them.
 */
export function preparedQuery<Input extends object, Row>(
  build: (input: Input) => RawBuilder<Row>,
): (db: Database, input: Input) => Promise<Row[]> {
  const known = new Map<string, Compiled>();
  const compile = (db: Database, shape: string, slots: Input) => {
    const { sql, parameters } = build(slots).compile(db);
    const compiled = { text: sql, parameters };
    if (known.size < MAX_SHAPES) {
      known.set(shape, compiled);
    }
    return compiled;
  };
  return (db, input) => {
    const values: unknown[] = [];
    const slots = replaceValues(input, values) as Input;
    const shape = JSON.stringify(slots, (_, part: unknown) => (part === undefined ? '?' : part));
    const { text, parameters } = known.get(shape) ?? compile(db, shape, slots);
    return runPrepared<Row>(db, {
      text,
      values: parameters.map((part) => (part instanceof Slot ? values[part.place] : part)),
    });
  };
}

/** Returns the input with slots in place of its values, and appends the values to the list. */
function replaceValues(part: unknown, values: unknown[]): unknown {
  if (typeof part === 'number' || typeof part === 'string' || isList(part)) {
    return new Slot(values.push(part) - 1);
  }
  if (Array.isArray(part)) {
    return part.map((item) => replaceValues(item, values));
  }
  if (typeof part !== 'object' || part === null) {
    return part;
  }
  return Object.fromEntries(
    Object.entries(part).map(([key, item]) => [key, key === 'fixed' ? item : replaceValues(item, values)]),
  );
}

/** A list of scalars is one value; an empty list is part of the shape because the type of its items is unknown. */
function isList(part: unknown): boolean {
  return Array.isArray(part) && part.length > 0 && part.every((item) => typeof item !== 'object');
}
