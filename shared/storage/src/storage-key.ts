/**
 * Whose a stored value is. `person`: it is removed when that person signs out or another one signs in. `device`: it
 * stays for the next visitor. `session`: the session record, which the shell alone writes and removes.
 */
export type Owner = 'person' | 'device' | 'session';

/**
 * Keys from before the common style. Released remotes and visitors' browsers hold data under them, so that a new name
 * would lose it on an update or on a rollback.
 */
const ESTABLISHED_KEYS = {
  /** The session record of specification §3; the inline start script reads the first one. */
  userInfo: 'session',
  accessToken: 'session',
  config: 'session',
  /** The chosen theme; the inline start script reads it. */
  theme: 'device',
  /** The secret of a sign-in that is under way (RFC 7636 calls it so): it belongs to nobody yet. */
  code_verifier: 'device',
  recentSearches: 'person',
  'bazaar:compare': 'person',
  'bazaar:guest-visits': 'person',
} as const satisfies Record<string, Owner>;

type EstablishedKey = keyof typeof ESTABLISHED_KEYS;

/** A key in browser storage: `bazaar.<owner>.<noun>`, with a `:<which>` behind it where there is one for each thing. */
export type StorageKey = `bazaar.${string}.${string}` | EstablishedKey;

/** Keys of the common style that tell nothing about a person; all others of that style belong to the person. */
const DEVICE_KEYS: readonly string[] = [
  'bazaar.shell.recent-reload',
  'bazaar.shell.device',
] satisfies StorageKey[];

/**
 * Whose the value of a key is; null for a key of somebody else's code. What nobody has named for the device is the
 * person's: a store that is added, or one of a remote that this page never loaded, cannot be forgotten.
 */
export function ownerOf(key: string): Owner | null {
  if (Object.hasOwn(ESTABLISHED_KEYS, key)) {
    return ESTABLISHED_KEYS[key as EstablishedKey];
  }
  if (!key.startsWith('bazaar.')) {
    return null;
  }
  return DEVICE_KEYS.includes(key) ? 'device' : 'person';
}
