import type { Endpoint, Problem } from '@bazaar/contracts';
import type * as z from 'zod/mini';

type OutputOf<S> = [NonNullable<S>] extends [never] ? undefined : z.output<NonNullable<S>>;

/** What a request sent, parsed by the endpoint's own schemas as the service would parse it. */
export interface GivenInput<E extends Endpoint = Endpoint> {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  body: OutputOf<E['body']>;
  headers: Headers;
  signal: AbortSignal | null;
}

/** An error response of a service, created with `problem`. */
export interface ProblemResponse {
  readonly problem: Problem;
}

/** No response at all: the network is down. */
export const OFFLINE: unique symbol = Symbol('offline');

type GivenResponse<E extends Endpoint> = z.input<E['response']> | ProblemResponse | typeof OFFLINE;
type Responder<E extends Endpoint> = (input: GivenInput<E>) => GivenResponse<E> | Promise<GivenResponse<E>>;

/** How the fake services respond for one endpoint. */
export interface Handler {
  readonly endpoint: Endpoint;
  readonly answer: (input: GivenInput) => unknown;
}

/**
 * Responds for an endpoint with a fixed response, or with one made from what was sent. The response is checked by
 * the endpoint's schema, so that a fixture cannot be wrong. A later `given` for the same endpoint takes precedence.
 */
export function given<E extends Endpoint>(endpoint: E, answer: GivenResponse<E> | Responder<E>): Handler {
  return { endpoint, answer: typeof answer === 'function' ? (answer as Handler['answer']) : () => answer };
}

/** An error response, as the services write it. */
export function problem(status: number, details: Partial<Omit<Problem, 'status'>> = {}): ProblemResponse {
  return {
    problem: {
      type: 'about:blank',
      title: `Problem ${status}`,
      code: `status_${status}`,
      ...details,
      status,
    },
  };
}

export function isProblemResponse(answer: unknown): answer is ProblemResponse {
  return typeof answer === 'object' && answer !== null && Object.keys(answer).join() === 'problem';
}
