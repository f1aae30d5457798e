/**
 * A value in a form that `jsonb` accepts. Half of a surrogate pair is valid in JSON text but not in PostgreSQL: it
 * becomes U+FFFD, as the driver does with plain texts.
 */
export function storedJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed() : part,
  );
}
