import type { DraftForm, LineForm } from './draft-form.rules.ts';
import type { Followed } from './small-store.ts';

/** The lines of a form, each followed on its own: a letter in one of many tells no other. */
export interface LineStore {
  /** One line, undefined once it is removed; the same object for the same key. */
  of(key: string): Followed<LineForm | undefined>;
  /** The keys of the lines in their order; the same list until one comes or goes. */
  readonly keys: Followed<readonly string[]>;
}

type Listeners = Set<() => void>;

/** Follows the lines of a form for as long as the form lives. */
export function createLineStore(form: Followed<DraftForm>): LineStore {
  const followed = new Map<string, Followed<LineForm | undefined> & { listeners: Listeners }>();
  let lines = byKey(form.get());
  let keys: readonly string[] = [...lines.keys()];
  form.subscribe(() => {
    const before = lines;
    lines = byKey(form.get());
    keys = isSameList(keys, lines) ? keys : [...lines.keys()];
    for (const [key, { listeners }] of followed) {
      if (before.get(key) !== lines.get(key)) {
        tell(listeners);
      }
    }
  });
  const follow = (key: string) => {
    const listeners: Listeners = new Set();
    const line = {
      listeners,
      get: () => lines.get(key),
      subscribe: (one: () => void) => add(listeners, one),
    };
    followed.set(key, line);
    return line;
  };
  return {
    of: (key) => followed.get(key) ?? follow(key),
    keys: { get: () => keys, subscribe: form.subscribe },
  };
}

function tell(listeners: Listeners): void {
  for (const listener of [...listeners]) {
    listener();
  }
}

function add(listeners: Listeners, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function byKey({ lines }: DraftForm): ReadonlyMap<string, LineForm> {
  return new Map(lines.map((line) => [line.key, line]));
}

function isSameList(keys: readonly string[], lines: ReadonlyMap<string, LineForm>): boolean {
  let place = 0;
  for (const key of lines.keys()) {
    if (keys[place] !== key) {
      return false;
    }
    place += 1;
  }
  return place === keys.length;
}
