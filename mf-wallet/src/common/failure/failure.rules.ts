export const CONFLICT = 409;

/** What a failed request says. */
export interface Failure {
  /** 0 when no response came. */
  status: number;
  code: string | undefined;
  title: string | undefined;
  detail: string | undefined;
  /** The first text of each refused field. */
  fields: Readonly<Record<string, string>>;
  data: Readonly<Record<string, unknown>>;
}

/** Reads an error by its fields, not by its class: two bundles may contain two copies of the class. */
export function failureOf(error: unknown): Failure {
  const { status, data } = recordOf(error);
  const problem = recordOf(data);
  return {
    status: typeof status === 'number' ? status : 0,
    code: textOf(problem.code),
    title: textOf(problem.title),
    detail: textOf(problem.detail),
    fields: firstTexts(recordOf(problem.errors)),
    data: recordOf(problem.data),
  };
}

function firstTexts(errors: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, texts]) => {
      const first = Array.isArray(texts) ? textOf(texts[0]) : undefined;
      return first === undefined ? [] : [[field, first]];
    }),
  );
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
