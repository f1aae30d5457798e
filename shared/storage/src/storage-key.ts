/**
 * Keys from before the common style. Released remotes and visitors' browsers hold data under them, so that a new name
 * would lose it on an update or on a rollback.
 */
type EstablishedKey =
  /** The session record of specification §3; the inline start script reads the first one. */
  | 'userInfo'
  | 'accessToken'
  | 'config'
  /** The chosen theme; the inline start script reads it. */
  | 'theme'
  /** The secret of a sign-in that is under way (RFC 7636 calls it so). */
  | 'code_verifier'
  | 'recentSearches'
  | 'bazaar:compare'
  | 'bazaar:guest-visits';

/** A key in browser storage: `bazaar.<owner>.<noun>`, with a `:<which>` behind it where there is one for each thing. */
export type StorageKey = `bazaar.${string}.${string}` | EstablishedKey;
