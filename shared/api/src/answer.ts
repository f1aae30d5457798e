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
export function readResponse(endpoint: Endpoint, answer: ApiResponse): unknown {
  if (answer.status === 0 || answer.status >= 400) {
    throw new ApiError(answer.status, readProblem(answer.text), { cause: answer.cause });
  }
  try {
    return endpoint.response.parse(JSON.parse(answer.text));
  } catch (cause) {
    const message = `The answer of ${endpoint.method} ${endpoint.path} does not fit its contract.`;
    throw new ApiError(BROKEN_CONTRACT_STATUS, null, { cause, message });
  }
}

/** A proxy in between may respond with HTML or an empty body: then there is no problem to show, only a status. */
function readProblem(text: string): Problem | null {
  try {
    return Problem.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
