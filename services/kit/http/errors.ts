import { messages } from './messages.ts';

interface HttpErrorParts {
  readonly status: number;
  /** Stable and machine-readable. */
  readonly code: string;
  /** Persian, for users. */
  readonly title: string;
  readonly detail?: string;
  /** Persian messages by field. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** What a program needs besides the text. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error that is part of an endpoint's contract: it is sent as problem details and not logged as a fault. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly parts: HttpErrorParts;

  constructor(parts: HttpErrorParts) {
    super(parts.code);
    this.parts = parts;
  }
}

/** 400 with Persian messages by field. */
export function invalid(errors: Readonly<Record<string, readonly string[]>>, code = 'validation'): HttpError {
  return new HttpError({ status: 400, code, title: messages.validation, errors });
}

/** 401: no token, or one that is invalid or no longer valid. */
export function unauthorized(given: 'nothing' | 'token'): HttpError {
  const challenge =
    given === 'token' ? 'Bearer realm="bazaar", error="invalid_token"' : 'Bearer realm="bazaar"';
  return new HttpError({
    status: 401,
    code: 'unauthorized',
    title: messages.unauthorized,
    headers: { 'www-authenticate': challenge },
  });
}

/**
 * 404 for a record that does not exist or is not the caller's. `what` is its Persian name: «محصول»; `data` says
 * where to continue.
 */
export function notFound(what: string, data?: HttpErrorParts['data']): HttpError {
  return new HttpError({
    status: 404,
    code: 'not_found',
    title: messages.notFound(what),
    ...(data && { data }),
  });
}

/** 403: the session is valid, but does not permit this. */
export function forbidden(detail: string = messages.forbiddenDetail): HttpError {
  return new HttpError({ status: 403, code: 'forbidden', title: messages.forbidden, detail });
}

/** The parts of an error response that its caller chooses. */
type RefusalParts = Omit<HttpErrorParts, 'status' | 'code'>;

/** 409: the record's state does not allow it. `invalid_transition` carries `data.currentStatus`. */
export function conflict(code: string, parts: RefusalParts): HttpError {
  return new HttpError({ status: 409, code, ...parts });
}

/** 412: the record has changed since the caller read it. */
export function stale(): HttpError {
  return new HttpError({
    status: 412,
    code: 'stale_version',
    title: messages.stale,
    detail: messages.staleDetail,
  });
}

/** 422: the request is well formed, but a rule refuses it. */
export function unprocessable(code: string, parts: RefusalParts): HttpError {
  return new HttpError({ status: 422, code, ...parts });
}

/** 429 with the seconds to wait. */
export function tooManyRequests(seconds: number, code = 'rate_limited'): HttpError {
  return new HttpError({ status: 429, code, title: messages.rateLimited, ...waitParts(seconds) });
}

/** 429 that work of the client's processor answers as well as waiting; `data.work` says which. */
export function workRequired(
  seconds: number,
  work: { readonly challenge: string; readonly bits: number },
): HttpError {
  const { headers, data } = waitParts(seconds);
  return new HttpError({
    status: 429,
    code: 'work_required',
    title: messages.workRequired,
    ...{ headers, data: { ...data, work: { ...work } } },
  });
}

/** The time to wait in whole seconds, in the header and for the page's text in `data.retryAfterSeconds`. */
export function waitParts(seconds: number) {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds));
  return { headers: { 'retry-after': String(retryAfterSeconds) }, data: { retryAfterSeconds } };
}
