import type { Endpoint, Problem } from '@bazaar/contracts';
import type * as z from 'zod/mini';

type OutputOf<S> = [NonNullable<S>] extends [never] ? undefined : z.output<NonNullable<S>>;

/** What a call sent, read by the endpoint's own schemas as the service would read it. */
export interface GivenInput<E extends Endpoint = Endpoint> {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  body: OutputOf<E['body']>;
  headers: Headers;
  signal: AbortSignal | null;
}

/** An error answer of a service, made by `problem`. */
export interface ProblemAnswer {
  readonly problem: Problem;
}

/** No answer at all: the network is gone. */
export const OFFLINE: unique symbol = Symbol('offline');

type Answer<E extends Endpoint> = z.input<E['response']> | ProblemAnswer | typeof OFFLINE;
type Answering<E extends Endpoint> = (input: GivenInput<E>) => Answer<E> | Promise<Answer<E>>;

/** How the fake services answer one endpoint. */
export interface Handler {
  readonly endpoint: Endpoint;
  readonly answer: (input: GivenInput) => unknown;
}

/**
 * Answers an endpoint with a fixed response, or with one made from what was sent. The response is checked by the
 * endpoint's schema, so that a fixture cannot lie. A later `given` for the same endpoint wins.
 */
export function given<E extends Endpoint>(endpoint: E, answer: Answer<E> | Answering<E>): Handler {
  return { endpoint, answer: typeof answer === 'function' ? (answer as Handler['answer']) : () => answer };
}

/** An error answer, as the services write it. */
export function problem(status: number, details: Partial<Omit<Problem, 'status'>> = {}): ProblemAnswer {
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

export function isProblemAnswer(answer: unknown): answer is ProblemAnswer {
  return typeof answer === 'object' && answer !== null && Object.keys(answer).join() === 'problem';
}
