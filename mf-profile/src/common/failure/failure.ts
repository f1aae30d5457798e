/** What a refused write says, read from the error that the client throws. */
export interface Failure {
  /** 0 when no response came. */
  status: number;
  code: string | undefined;
  title: string | undefined;
  detail: string | undefined;
  /** The first message of each field that the service refused. */
  fields: Readonly<Record<string, string>>;
}

interface ProblemLike {
  code?: unknown;
  title?: unknown;
  detail?: unknown;
  errors?: unknown;
}

/** Reads an error by its fields, not by its class: two bundles may contain two copies of the class. */
export function failureOf(error: unknown): Failure {
  const { status, data } = isRecord(error) ? error : { status: 0, data: null };
  const problem: ProblemLike = isRecord(data) ? data : {};
  return {
    status: typeof status === 'number' ? status : 0,
    code: textOf(problem.code),
    title: textOf(problem.title),
    detail: textOf(problem.detail),
    fields: isRecord(problem.errors) ? firstTexts(problem.errors) : {},
  };
}

function firstTexts(errors: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, texts]) => {
      const first: unknown = Array.isArray(texts) ? texts[0] : undefined;
      return typeof first === 'string' ? [[field, first]] : [];
    }),
  );
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
