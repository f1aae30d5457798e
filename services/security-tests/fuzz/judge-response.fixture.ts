import { declaredStatuses, type Endpoint, Problem } from '@bazaar/contracts';

/** A response as `inject` returns it. */
interface Answer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

const SLOWEST_MS = 2_000;
/** Signs of internals: a stack, a query, a path. */
const INSIDES =
  /\bat .{0,80}\.ts:\d|node_modules|\bselect .{0,40}\bfrom\b|syntax error|pg_|violates|relation "/i;
const PERSIAN = /[\u0600-\u06FF]/;

/** What is wrong with a response; null when nothing is. */
export function judge(endpoint: Endpoint, answer: Answer, milliseconds: number): string | null {
  const { statusCode: status } = answer;
  if (status >= 500) {
    return `answered ${status}`;
  }
  if (milliseconds > SLOWEST_MS) {
    return `took ${Math.round(milliseconds)} ms`;
  }
  return status < 400 ? judgeSuccess(endpoint, answer) : judgeProblem(endpoint, answer);
}

function judgeSuccess(endpoint: Endpoint, { statusCode, body }: Answer): string | null {
  if (endpoint.responseType === 'raw') {
    return [200, 206, 302, 303, 304].includes(statusCode) ? null : `answered ${statusCode}`;
  }
  if (statusCode !== (endpoint.successStatus ?? 200)) {
    return `answered ${statusCode} instead of its success`;
  }
  const parsed = endpoint.response.safeParse(JSON.parse(body));
  return parsed.success ? null : `broke its schema: ${JSON.stringify(parsed.error.issues[0])}`;
}

function judgeProblem(endpoint: Endpoint, { statusCode, headers, body }: Answer): string | null {
  const type = String(headers['content-type']);
  if (!type.startsWith('application/problem+json')) {
    return `answered ${statusCode} as ${type}`;
  }
  const problem = Problem.safeParse(JSON.parse(body));
  if (!problem.success || problem.data.status !== statusCode) {
    return 'answered a problem that is none';
  }
  if (!isDeclared(endpoint, problem.data)) {
    return `answered ${statusCode} ${problem.data.code}, which it does not declare`;
  }
  if (!PERSIAN.test(problem.data.title) || !PERSIAN.test(problem.data.detail ?? '')) {
    return 'says nothing that a person could read';
  }
  return INSIDES.test(body) ? 'shows its insides' : null;
}

/** A path that matches no endpoint, or is too long, is handled by the router, not by the endpoint. */
function isDeclared(endpoint: Endpoint, { status, code }: Problem): boolean {
  return declaredStatuses(endpoint).includes(status) || status === 414 || code === 'address_not_found';
}
