import { type Endpoint, Problem } from '@bazaar/contracts';
import { ApiError } from './api-error.ts';

/** Status of an `ApiError` for a success that breaks its contract: HTTP's status for a bad gateway. */
export const BROKEN_CONTRACT_STATUS = 502;

/** The result of one attempt. `status` is 0 when no response came; `cause` then contains the reason. */
export interface ApiResponse {
  status: number;
  text: string;
  retryAfter: string | null;
  cause?: unknown;
}

/** @throws ApiError when the response is an error, is missing, or breaks the endpoint's contract. */
export function readResponse(endpoint: Endpoint, response: ApiResponse): unknown {
  if (response.status === 0 || response.status >= 400) {
    throw toError(response.status, response.text, response.cause);
  }
  try {
    return endpoint.response.parse(JSON.parse(response.text));
  } catch (cause) {
    const message = `The response of ${endpoint.method} ${endpoint.path} does not fit its contract.`;
    throw new ApiError(BROKEN_CONTRACT_STATUS, null, { cause, message });
  }
}

/** The error of a response that is no success. */
export function toError(status: number, text: string, cause?: unknown): ApiError {
  return new ApiError(status, readProblem(text), { cause });
}

/** A proxy in between may respond with HTML or an empty body: then there is no problem to show, only a status. */
function readProblem(text: string): Problem | null {
  try {
    return Problem.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
