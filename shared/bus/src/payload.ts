const DROPPED_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const MAX_DEPTH = 16;

/**
 * A copy that shares nothing with the publisher's objects, without keys that could reach a prototype.
 * @throws TypeError for anything that is not plain data: a function, a class's instance, a cycle.
 */
export function copyPlain(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) {
    throw new TypeError(`A payload is nested deeper than ${MAX_DEPTH} levels.`);
  }
  if (Array.isArray(value)) {
    return value.map((item) => copyPlain(item, depth + 1));
  }
  if (typeof value === 'object' && value !== null) {
    return copyObject(value, depth);
  }
  if (typeof value === 'function' || typeof value === 'symbol') {
    throw new TypeError(`A payload is plain data, not a ${typeof value}.`);
  }
  return value;
}

function copyObject(value: object, depth: number): object {
  const prototype = Object.getPrototypeOf(value);
  // The prototype of a class's instance has a prototype itself; that of a plain object, of any realm, has none.
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) {
    throw new TypeError('A payload is plain data, not an instance of a class.');
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !DROPPED_KEYS.has(key))
      .map(([key, item]) => [key, copyPlain(item, depth + 1)]),
  );
}

/** Freezes a payload deeply, so that no subscriber can change what the next one sees. */
export function freezeDeep<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freezeDeep);
  }
  return value;
}
