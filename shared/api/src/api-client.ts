import type { Endpoint } from '@bazaar/contracts';
import type * as z from 'zod/mini';

type Input<S> = S extends z.ZodMiniType ? z.input<S> : never;

/** One part of the options. A description's optional member reads as `Schema | undefined`, its absence as `undefined`. */
type Part<Name extends string, S> = [NonNullable<S>] extends [never]
  ? { [K in Name]?: undefined }
  : object extends Input<NonNullable<S>>
    ? { [K in Name]?: Input<NonNullable<S>> }
    : { [K in Name]: Input<NonNullable<S>> };

/** What a request needs, derived from its endpoint: a missing `params` or a wrong payload does not compile. */
export type RequestOptions<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']> & {
    signal?: AbortSignal;
    headers?: Record<string, string>;
    /** Created when the form opens and reused until it succeeds; sent as `Idempotency-Key`. */
    idempotencyKey?: string;
    /** The files for an endpoint whose `bodyType` is `multipart`. */
    form?: FormData;
    /** Told how much of the body has been sent, from 0 to 1. Such a request has no limit of time: files take theirs. */
    onProgress?: (fraction: number) => void;
  };

type Arguments<E extends Endpoint> =
  object extends RequestOptions<E> ? [options?: RequestOptions<E>] : [options: RequestOptions<E>];

/** The only way from the browser to the services; lint refuses `fetch` elsewhere. */
export interface ApiClient {
  /**
   * Sends the request and parses the response with the endpoint's own schema.
   * @throws ApiError with `status` and `data` for 400–599, and with status 0 when no response came.
   */
  call<E extends Endpoint>(endpoint: E, ...options: Arguments<E>): Promise<z.output<E['response']>>;
  /**
   * Opens a response that is read while it arrives, such as a stream of events. It has no time limit and no retry; the
   * caller's signal ends it.
   * @throws ApiError as `call` does, before the response has begun.
   */
  stream<E extends Endpoint>(
    endpoint: E,
    ...options: Arguments<E>
  ): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
}
