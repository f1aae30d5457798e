import { declaredStatuses, type Endpoint, Problem } from '@bazaar/contracts';
import * as contracts from '@bazaar/contracts/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_ENVIRONMENT } from '../testing/test-app.ts';
import { type ContentSite, openContentSite } from './content-site.fixture.ts';
import { contentService } from './index.ts';

const endpoints = Object.entries(contracts).filter(
  (entry): entry is [string, Endpoint & (typeof entry)[1]] =>
    typeof entry[1] === 'object' && 'path' in entry[1] && 'method' in entry[1],
);
const TOO_LARGE = 'ا'.repeat(40_000);
let site: ContentSite;

beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site[Symbol.asyncDispose]());

type Asked = Parameters<ContentSite['ask']>;

function requestOf({ method, path }: Endpoint): Asked[0] {
  return `${method} ${path.replace('/api/v1', '').replace(':id', '1')}` as Asked[0];
}

/** Sends a request with the required role; the error must be one that the endpoint declares. */
async function refusal(endpoint: Endpoint, parts: Asked[1]): Promise<number> {
  const reply = await site.ask(requestOf(endpoint), parts);
  const problem = Problem.parse(reply.json());
  expect(declaredStatuses(endpoint)).toContain(problem.status);
  return problem.status;
}

const roleOf = ({ roles }: Endpoint) => (roles?.includes('operator') ? 'operator' : 'supplier');
const only = (choose: (endpoint: Endpoint) => unknown) =>
  endpoints.filter(([, endpoint]) => choose(endpoint));

it('the content service has a route for every endpoint of its contracts, and no other', () => {
  const context = {
    ...{ db: site.db, clock: site.clock, environment: TEST_ENVIRONMENT, log: site.app.log },
    onClose: () => undefined,
    beforeClose: () => undefined,
    onListen: () => undefined,
  };
  const answered = contentService.routes(context).map(({ endpoint }) => requestOf(endpoint));

  expect(answered.toSorted()).toEqual(endpoints.map(([, endpoint]) => requestOf(endpoint)).toSorted());
});

describe.each(only(({ access }) => access === 'session'))('%s', (_, endpoint) => {
  it('returns 401 without a session and with an invalid token', async () => {
    expect(await refusal(endpoint, {})).toBe(401);
    expect(await refusal(endpoint, { headers: { authorization: 'Bearer abc.def.ghi' } })).toBe(401);
  });
});

describe.each(only(({ roles }) => roles))('%s', (_, endpoint) => {
  it('returns 403 without the role', async () => {
    expect(await refusal(endpoint, { who: 'buyer', payload: {}, version: 1 })).toBe(403);
  });
});

describe.each(only(({ body }) => body))('%s', (_, endpoint) => {
  it('returns 400 for an empty body, 413 for one too large, 415 for an unsupported type', async () => {
    const who = roleOf(endpoint);
    const headers = { 'content-type': 'text/plain' };

    expect(await refusal(endpoint, { who, payload: {}, version: 1 })).toBe(400);
    expect(await refusal(endpoint, { who, payload: { text: TOO_LARGE }, version: 1 })).toBe(413);
    expect(await refusal(endpoint, { who, payload: Buffer.from('x'), version: 1, headers })).toBe(415);
  });
});

describe.each(only(({ idempotent }) => idempotent))('%s', (_, endpoint) => {
  it('returns 400 without an idempotency key', async () => {
    const headers = { 'idempotency-key': '' };

    expect(await refusal(endpoint, { who: roleOf(endpoint), payload: {}, headers })).toBe(400);
  });
});

describe.each(only(({ params }) => params))('%s', (_, endpoint) => {
  it('returns 400 for an invalid id', async () => {
    const call = requestOf(endpoint).replace('/1', '/first') as Asked[0];
    const reply = await site.ask(call, { who: roleOf(endpoint), payload: {}, version: 1 });

    expect(reply.statusCode).toBe(400);
  });
});

describe.each(only(({ query }) => query))('%s', (_, endpoint) => {
  it('returns 400 for an unknown query parameter', async () => {
    const reply = await site.ask(`${requestOf(endpoint)}?unheardOf=1` as Asked[0], { who: roleOf(endpoint) });

    expect(reply.statusCode).toBe(400);
  });
});
