import type { Problem } from '@bazaar/contracts';

/** A call that failed for good. `status` is 0 when no answer came (offline, refused, timed out). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly data: Problem | null;

  constructor(status: number, data: Problem | null, options?: ErrorOptions) {
    super(data?.title ?? (status === 0 ? 'No answer from the service.' : `The service answered ${status}.`), options);
    this.status = status;
    this.data = data;
  }
}

/** Tells an ApiError by its name: two bundles may carry two copies of the class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error;
}
