import type { ZodMiniType } from 'zod/mini';
import { readQueryTree } from './query-tree.ts';

/*
 * The one query codec of both sides.
 *
 *   { paging: { pageNumber: 2 }, filter: { properties: [{ propertyId: 7, value: 10 }], cityIds: [1, 2] } }
 *   paging.pageNumber=2&filter.properties[0].propertyId=7&filter.properties[0].value=10&filter.cityIds=1&filter.cityIds=2
 *
 * Lists of scalars repeat the key; lists of objects carry an index in brackets. An empty list and an empty object
 * write nothing, so a schema that allows one gives it as its default.
 */

/** Writes a typed query object as `key=value` pairs; `undefined` and `null` are left out. */
export function encodeQuery(query: unknown): URLSearchParams {
  const pairs = new URLSearchParams();
  append(pairs, '', query);
  return pairs;
}

function append(pairs: URLSearchParams, key: string, value: unknown): void {
  if (value === undefined || value === null) {
    return;
  }
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      append(pairs, typeof item === 'object' ? `${key}[${index}]` : key, item);
    });
  } else if (typeof value === 'object') {
    for (const [name, item] of Object.entries(value)) {
      append(pairs, key ? `${key}.${name}` : name, item);
    }
  } else {
    pairs.append(key, String(value));
  }
}

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

/**
 * Accepts only the spelling that `encodeQuery` writes: `007`, `1e3` and `0x10` would be second addresses of one page.
 */
export function toNumber(value: unknown): unknown {
  const number = Number(value);
  return Number.isFinite(number) && String(number) === value ? number : value;
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
