export { followKey } from './follow-key.ts';
export { listOf } from './list-of.ts';
export { type SafeStorage, type StorageArea, safeStorage } from './safe-storage.ts';
export { type SignInIntent, signInIntent } from './sign-in-intent.ts';
export type { StorageKey } from './storage-key.ts';
export { type StoredSchema, type StoredValue, storedValue } from './stored-value.ts';
export { useStoredSelection, useStoredValue } from './use-stored-value.ts';
