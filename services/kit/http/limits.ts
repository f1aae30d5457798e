/** A body that is not a file. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/** A whole request, files and all: a phone on a slow line sends ten megabytes for over a minute. */
export const UPLOAD_LIMIT_MS = 120_000;
