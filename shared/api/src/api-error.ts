import type { Problem } from '@bazaar/contracts';

export interface ApiErrorOptions extends ErrorOptions {
  /** Replaces the message that follows from the status and the problem's title. */
  message?: string;
}

/**
 * A request that failed after any retry. `status` is 0 when no response came (offline, refused, timed out), and
 * `BROKEN_CONTRACT_STATUS` when the body of a success does not match the endpoint's schema (`cause` contains the
 * reason).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly data: Problem | null;

  constructor(status: number, data: Problem | null, options: ApiErrorOptions = {}) {
    super(options.message ?? data?.title ?? messageOf(status), options);
    this.status = status;
    this.data = data;
  }
}

function messageOf(status: number): string {
  return status === 0 ? 'No response from the service.' : `The service responded with ${status}.`;
}

/** Recognizes an ApiError by its name: two bundles may contain two copies of the class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error;
}
