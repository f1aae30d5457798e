/**
 * A value as `jsonb` takes it. Half of a surrogate pair is valid in a JSON text that somebody sends, but no character
 * that PostgreSQL can keep: it becomes U+FFFD, as the driver does it with plain texts.
 */
export function storedJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed() : part,
  );
}
