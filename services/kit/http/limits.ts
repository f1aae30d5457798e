/** Limit for a body that is not a file, unless its endpoint names another: `maxBodyBytes`. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/** A whole request, files included: a phone on a slow connection sends ten megabytes for over a minute. */
export const UPLOAD_LIMIT_MS = 120_000;

/** How long a connection may be held without a whole request coming in. */
export interface ConnectionLimits {
  /** From the opening of a connection, or the first byte of a later request, to the end of the headers. */
  readonly headersMs: number;
  /** From the start of a request to the end of its body. */
  readonly requestMs: number;
  /** Without a byte in either direction. */
  readonly silenceMs: number;
  /** How often the first two are looked at: a connection may live longer by this much. */
  readonly checkEveryMs: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: UPLOAD_LIMIT_MS,
  silenceMs: 30_000,
  checkEveryMs: 1_000,
};
