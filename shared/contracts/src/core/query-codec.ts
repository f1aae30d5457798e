import type { ZodMiniType } from 'zod/mini';

/*
 * The one query codec of both sides.
 *
 *   { paging: { pageNumber: 2 }, filter: { properties: [{ propertyId: 7, value: 10 }], cityIds: [1, 2] } }
 *   paging.pageNumber=2&filter.properties[0].propertyId=7&filter.properties[0].value=10&filter.cityIds=1&filter.cityIds=2
 *
 * Lists of scalars repeat the key; lists of objects carry an index in brackets.
 */

/** What cannot be read as a key: too deep, an index out of bounds, or a name that would reach a prototype. */
export class QueryKeyError extends Error {
  override readonly name = 'QueryKeyError';
}

type Scalar = string | number | boolean;
type Tree = { [key: string]: Tree | Tree[] | string | string[] | Tree[keyof Tree] };

const MAX_DEPTH = 6;
const MAX_INDEX = 99;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

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
      append(pairs, isScalar(item) ? key : `${key}[${index}]`, item);
    });
  } else if (typeof value === 'object') {
    for (const [name, item] of Object.entries(value)) {
      append(pairs, key ? `${key}.${name}` : name, item);
    }
  } else {
    pairs.append(key, String(value));
  }
}

function isScalar(value: unknown): value is Scalar {
  return typeof value !== 'object';
}

/**
 * Reads `key=value` pairs into the object that `schema` can parse: texts become numbers and booleans where the
 * schema asks for them, a single value becomes a list where it asks for a list. Validation stays with the schema.
 * @throws QueryKeyError for a key that is no key.
 */
export function decodeQuery(schema: ZodMiniType, pairs: Iterable<readonly [string, string]>): unknown {
  const root: Tree = Object.create(null);
  for (const [key, value] of pairs) {
    insert(root, readKey(key), value);
  }
  return coerce(schema, root);
}

function readKey(key: string): (string | number)[] {
  const steps = [...key.matchAll(/([^.[\]]+)|\[(\d{1,2})\]/g)];
  const consumed = steps.reduce((sum, step) => sum + step[0].length, 0) + (key.match(/\./g)?.length ?? 0);
  if (steps.length === 0 || steps.length > MAX_DEPTH || consumed !== key.length) {
    throw new QueryKeyError(`The query key "${key.slice(0, 80)}" cannot be read.`);
  }
  return steps.map(([, name, index]) => {
    if (name === undefined) {
      return Math.min(Number(index), MAX_INDEX);
    }
    if (FORBIDDEN.has(name)) {
      throw new QueryKeyError(`The query key "${key.slice(0, 80)}" is not allowed.`);
    }
    return name;
  });
}

// biome-ignore lint/suspicious/noExplicitAny: a tree of texts whose shape the caller decides
type Node = any;

function insert(root: Tree, path: (string | number)[], value: string): void {
  let node: Node = root;
  path.slice(0, -1).forEach((step, position) => {
    const next = typeof path[position + 1] === 'number' ? [] : Object.create(null);
    if (typeof node[step] !== 'object') {
      node[step] = next;
    }
    node = node[step];
  });
  const last = path.at(-1) as string;
  const present = node[last];
  node[last] = present === undefined ? value : [...(Array.isArray(present) ? present : [present]), value];
}

/** Gives a text (or a tree of texts) the primitive types that `schema` asks for; what does not fit stays as it is. */
export function coerce(schema: ZodMiniType, value: unknown): unknown {
  // biome-ignore lint/suspicious/noExplicitAny: zod's own description of a schema, public for tools like this one
  const def = schema._zod.def as any;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return value === undefined ? value : coerce(def.innerType, value);
    case 'pipe':
      return coerce(def.in, value);
    case 'number':
    case 'int':
      return toNumber(value);
    case 'boolean':
      return value === 'true' ? true : value === 'false' ? false : value;
    case 'array':
      return coerceList(def.element, value);
    case 'object':
      return coerceObject(def.shape, value);
    default:
      return value;
  }
}

function toNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,16}(\.\d{1,12})?$/.test(value) ? Number(value) : value;
}

function coerceList(element: ZodMiniType, value: unknown): unknown {
  const list = Array.isArray(value) ? value.filter((item) => item !== undefined) : [value];
  return value === undefined ? value : list.map((item) => coerce(element, item));
}

function coerceObject(shape: Record<string, ZodMiniType>, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      Object.hasOwn(shape, key) ? coerce(shape[key] as ZodMiniType, item) : item,
    ]),
  );
}
