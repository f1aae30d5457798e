/** A key that cannot be read: its grammar, its depth, a name that would reach a prototype, or a contradiction. */
export class QueryKeyError extends Error {
  override readonly name = 'QueryKeyError';

  constructor(key: string) {
    super(`The query key "${key.slice(0, 80)}" cannot be read.`);
  }
}

/** A node of the tree: the texts given for it, or further nodes by name or by index. */
interface Place {
  readonly texts: string[];
  readonly under: Map<string | number, Place>;
}

/** `name`, then `.name` or `[0]` … `[99]`. */
const KEY = /^[\w-]+(?:\.[\w-]+|\[\d{1,2}\])*$/;
const STEP = /\[(\d+)\]|[\w-]+/g;
const MAX_STEPS = 6;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads pairs into objects, lists and texts; a key given several times is a list of texts. */
export function readQueryTree(pairs: Iterable<readonly [string, string]>): unknown {
  const root = newPlace();
  for (const [key, text] of pairs) {
    let place = root;
    for (const step of readSteps(key)) {
      place = enter(place, step, key);
    }
    if (place.under.size > 0) {
      throw new QueryKeyError(key);
    }
    place.texts.push(text);
  }
  return toValue(root);
}

function newPlace(): Place {
  return { texts: [], under: new Map() };
}

function readSteps(key: string): (string | number)[] {
  const steps = KEY.test(key) ? [...key.matchAll(STEP)] : [];
  if (steps.length === 0 || steps.length > MAX_STEPS || steps.some(([name]) => FORBIDDEN.has(name))) {
    throw new QueryKeyError(key);
  }
  return steps.map(([name, index]) => (index === undefined ? name : Number(index)));
}

/** A node has texts, names or indexes, never two of them: `a=1&a.b=2` and `a[0].b=1&a.c=2` are contradictions. */
function enter(place: Place, step: string | number, key: string): Place {
  const [sibling] = place.under.keys();
  if (place.texts.length > 0 || (sibling !== undefined && typeof sibling !== typeof step)) {
    throw new QueryKeyError(key);
  }
  const next = place.under.get(step) ?? newPlace();
  place.under.set(step, next);
  return next;
}

function toValue({ texts, under }: Place): unknown {
  if (texts.length > 0) {
    return texts.length === 1 ? texts[0] : texts;
  }
  const entries = [...under].map(([step, place]) => [step, toValue(place)] as const);
  const isList = entries.some(([step]) => typeof step === 'number');
  return isList
    ? entries.sort(([left], [right]) => Number(left) - Number(right)).map(([, value]) => value)
    : Object.fromEntries(entries);
}
