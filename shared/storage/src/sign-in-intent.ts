import { type StoredSchema, storedValue } from './stored-value.ts';

const HALF_AN_HOUR_MS = 30 * 60 * 1000;

/** What a visitor wanted to do before signing in. Kept in this tab for half an hour, and carried out once afterwards. */
export interface SignInIntent<Value> {
  remember(value: Value): void;
  /** The remembered intent, which stays until `forget`; null when there is none. */
  peek(): Value | null;
  /** Whether an intent that `isMeant` accepts was remembered; it is then forgotten. */
  take(isMeant: (value: Value) => boolean): boolean;
  forget(): void;
}

/** Declares the intent `<owner>.<noun>`: the latest one alone is remembered. */
export function signInIntent<Value>(
  name: `${string}.${string}`,
  schema: StoredSchema<Value>,
): SignInIntent<Value> {
  const intent = storedValue(`bazaar.${name}-intent`, schema, {
    area: 'session',
    fallback: null,
    expiresAfterMs: HALF_AN_HOUR_MS,
  });
  return {
    remember: intent.set,
    peek: intent.get,
    take(isMeant) {
      const value = intent.get();
      const isTaken = value !== null && isMeant(value);
      if (isTaken) {
        intent.remove();
      }
      return isTaken;
    },
    forget: intent.remove,
  };
}
