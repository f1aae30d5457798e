/** The parts of an error of the services that a page decides on. */
export interface Failure {
  /** 0 when no response came. */
  status: number;
  code: string;
  title: string | null;
  detail: string | null;
  /** Persian texts by field. */
  errors: Readonly<Record<string, readonly string[]>>;
  data: Readonly<Record<string, unknown>>;
}

/** Reads an error by its fields, not its class: two bundles may contain two copies of the class. */
export function failureOf(error: unknown): Failure {
  const { status, data } = asRecord(error);
  const problem = asRecord(data);
  return {
    status: typeof status === 'number' ? status : 0,
    code: textOf(problem.code) ?? '',
    title: textOf(problem.title),
    detail: textOf(problem.detail),
    errors: asRecord(problem.errors) as Failure['errors'],
    data: asRecord(problem.data),
  };
}

/** The first text of a field; undefined when the field was accepted. */
export function fieldError(failure: Failure | null, field: string): string | undefined {
  return failure?.errors[field]?.[0];
}

const CONFLICTS = [409, 412];

/** True when the request has changed since it was shown: in another tab, by a colleague, the other side or time. */
export function isConflict({ status }: Failure): boolean {
  return CONFLICTS.includes(status);
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
