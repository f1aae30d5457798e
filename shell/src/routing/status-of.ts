/** The status of a thrown value: a Response, React Router's form of one, or an ApiError; 500 for everything else. */
export function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 100 && status <= 999 ? status : DEFAULT_STATUS;
}

/** Used for status codes outside 100–999 (specification §8). */
const DEFAULT_STATUS = 500;
