export const NOT_FOUND = 404;
/** The record is in another state than the request expects. */
export const CONFLICT = 409;
/** The record has changed since it was read. */
export const STALE = 412;
/** A limit of requests is reached. */
export const TOO_MANY = 429;

/** What a failed request says. */
export interface Failure {
  /** 0 when no response came. */
  status: number;
  code: string | undefined;
  title: string | undefined;
  /** What it says beyond the title; the services repeat the title in a refusal that has nothing more to say. */
  detail: string | undefined;
  /** All texts of each refused field. */
  errors: Readonly<Record<string, readonly string[]>>;
  /** The first text of each refused field. */
  fields: Readonly<Record<string, string>>;
  data: Readonly<Record<string, unknown>>;
}

/** Reads an error by its fields, not by its class: two bundles may contain two copies of the class. */
export function failureOf(error: unknown): Failure {
  const { status, data } = recordOf(error);
  const problem = recordOf(data);
  const errors = textsOf(recordOf(problem.errors));
  const title = textOf(problem.title);
  const detail = textOf(problem.detail);
  return {
    status: typeof status === 'number' ? status : 0,
    code: textOf(problem.code),
    title,
    detail: detail === title ? undefined : detail,
    errors,
    fields: firstTexts(errors),
    data: recordOf(problem.data),
  };
}

/** The status of a failed request; 0 when no response came. */
export const statusOf = (error: unknown): number => failureOf(error).status;

/**
 * The seconds after which a refused request may be sent again; null when the response names none. The services write
 * what their header `Retry-After` says into the body too.
 */
export function waitSeconds(error: unknown): number | null {
  const seconds = Number(failureOf(error).data.retryAfterSeconds);
  return seconds > 0 && Number.isFinite(seconds) ? seconds : null;
}

/** True when the service has said no, so that nothing was done; false where a response may be lost. */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status >= 400 && status < 500;
}

/** The first text of a field; undefined when the field was accepted. */
export const fieldError = (failure: Failure | null, field: string): string | undefined =>
  failure?.fields[field];

/** True when the record has changed since it was shown: in another tab, by a colleague, the other side or time. */
export const isConflict = ({ status }: Failure): boolean => status === CONFLICT || status === STALE;

function textsOf(errors: Record<string, unknown>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, texts]) => {
      const found = Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
      return found.length === 0 ? [] : [[field, found]];
    }),
  );
}

function firstTexts(errors: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, [text]]) => (text === undefined ? [] : [[field, text]])),
  );
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
