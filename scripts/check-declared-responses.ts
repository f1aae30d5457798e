/**
 * Checks that the service tests cover the contracts: every endpoint's success and every error that it declares must
 * have occurred in a test at least once.
 *
 *   node scripts/check-declared-responses.ts <file with "METHOD path status" lines>
 *
 * The service tests write the file that BAZAAR_REQUEST_LOG names. Exit 1 lists what no test has covered.
 */
import { readFileSync } from 'node:fs';
import { declaredStatuses, type Endpoint } from '@bazaar/contracts';
import { collectEndpoints } from '@bazaar/contracts/testing';
import { SetupProblem } from './console.ts';
import { runAsScript } from './run-as-script.ts';

/** Responses of the kit for any endpoint, which its own tests cover. */
const OF_THE_KIT: readonly number[] = [413, 415, 422, 429, 500, 503];

/** Responses that no request of a test can produce; each is tested where it is made. */
const HELD_ELSEWHERE: Readonly<Record<string, readonly number[]>> = {
  // A full disk: the store's own tests write to one.
  'file.uploadFiles': [507],
  'file.uploadImage': [507],
};

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

/** Parses the lines that test runs write. */
export function readSeenRequests(text: string): SeenRequest[] {
  const lines = [...new Set(text.split('\n'))].filter((line) => line !== '');
  return lines.map((line) => {
    const [method = '', path = '', status = ''] = line.split(' ');
    return { method, path, status: Number(status) };
  });
}

/** Declared responses that were not seen, as `name: status, status`. */
export function unseenResponses(
  endpoints: readonly (readonly [name: string, endpoint: Endpoint])[],
  seen: readonly SeenRequest[],
): string[] {
  const patterns = endpoints.map(([name, endpoint]) => ({ name, endpoint, pattern: patternOf(endpoint) }));
  const bySpecific = patterns.toSorted(
    (left, right) => parameters(left.endpoint) - parameters(right.endpoint),
  );
  const found = new Map<string, Set<number>>();
  for (const { method, path, status } of seen) {
    const match = bySpecific.find(
      ({ endpoint, pattern }) => endpoint.method === method && pattern.test(path),
    );
    if (match !== undefined) {
      found.set(match.name, (found.get(match.name) ?? new Set()).add(status));
    }
  }
  return endpoints.flatMap(([name, endpoint]) => {
    const isHeld = (status: number) => found.get(name)?.has(status) || HELD_ELSEWHERE[name]?.includes(status);
    const missing = wantedOf(endpoint).filter((status) => !isHeld(status));
    return missing.length === 0 ? [] : [`${name}: ${missing.join(', ')}`];
  });
}

function wantedOf(endpoint: Endpoint): number[] {
  const [success = 200, ...errors] = declaredStatuses(endpoint);
  const own = errors.filter((status) => !OF_THE_KIT.includes(status) || endpoint.errors?.includes(status));
  // A file, a page or a redirect declares its own success status.
  return endpoint.responseType === 'raw' ? own : [success, ...own];
}

function patternOf({ service, path }: Endpoint): RegExp {
  const escaped = `/${service}${path}`.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${escaped}$`);
}

function parameters({ path }: Endpoint): number {
  return path.split(':').length;
}

await runAsScript(import.meta, async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) {
    throw new SetupProblem('No file was named', 'Write: node scripts/check-declared-responses.ts <file>');
  }
  const endpoints = await collectEndpoints();
  const unseen = unseenResponses(endpoints, readSeenRequests(readFileSync(file, 'utf8')));
  for (const line of unseen) {
    console.log(`No test has seen ${line}`);
  }
  console.log(`${endpoints.length} endpoints, ${unseen.length} with responses that no test has seen`);
  return unseen.length === 0;
});
