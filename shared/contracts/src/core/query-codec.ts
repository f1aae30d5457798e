import type { ZodMiniType } from 'zod/mini';
import { toNumber } from './query-encoder.ts';
import { readQueryTree } from './query-tree.ts';

/*
 * The one query codec of both sides. What writes is in `query-encoder.ts`: most pages of the browser read no query by it.
 *
 *   { paging: { pageNumber: 2 }, filter: { properties: [{ propertyId: 7, value: 10 }], cityIds: [1, 2] } }
 *   paging.pageNumber=2&filter.properties[0].propertyId=7&filter.properties[0].value=10&filter.cityIds=1&filter.cityIds=2
 *
 * Lists of scalars repeat the key; lists of objects carry an index in brackets. An empty list and an empty object
 * write nothing, so a schema that allows one gives it as its default.
 */

/**
 * Reads `key=value` pairs into the object that `schema` can parse: texts become numbers and booleans where the
 * schema requires them, a single value becomes a list where it requires a list. Validation stays with the schema.
 * @throws QueryKeyError for a malformed key, or keys that contradict each other.
 */
export function decodeQuery(schema: ZodMiniType, pairs: Iterable<readonly [string, string]>): unknown {
  return coerce(schema, readQueryTree(pairs));
}

/**
 * Gives a text (or a tree of texts) the primitive types that `schema` requires; a text that does not fit stays
 * unchanged.
 */
export function coerce(schema: ZodMiniType, value: unknown): unknown {
  // biome-ignore lint/suspicious/noExplicitAny: zod's own description of a schema, public for tools like this one
  const def = schema._zod.def as any;
  // What wraps a schema, and what is piped into one, is spelled as the schema inside it.
  const inner = def.innerType ?? def.in;
  if (inner) {
    return coerce(inner, value);
  }
  switch (def.type) {
    case 'number':
      return toNumber(value);
    case 'boolean':
      return toBoolean(value);
    case 'array':
      return coerceList(def.element, value);
    case 'object':
      return coerceObject(def.shape, value);
    default:
      return value;
  }
}

function toBoolean(value: unknown): unknown {
  return value === 'true' || value === 'false' ? value === 'true' : value;
}

function coerceList(element: ZodMiniType, value: unknown): unknown {
  if (value === undefined) {
    return value;
  }
  return (Array.isArray(value) ? value : [value]).map((item) => coerce(element, item));
}

function coerceObject(shape: Record<string, ZodMiniType>, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const schema = Object.hasOwn(shape, key) ? shape[key] : undefined;
      return [key, schema ? coerce(schema, item) : item];
    }),
  );
}
