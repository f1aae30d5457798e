/** The message of what was thrown, for logs and for `/healthz`. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
