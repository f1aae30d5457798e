import { type Endpoint, encodeQuery } from '@bazaar/contracts';
import { arbitraryOf, collectEndpoints } from '@bazaar/contracts/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSecuritySite, type SecuritySite } from '../security-site.fixture.ts';
import { judge } from './judge-response.fixture.ts';
import { makeRequest, type ValidInput } from './make-request.fixture.ts';
import { RandomSource } from './random-source.fixture.ts';

/** Requests per endpoint; `npm run test:fuzz` sends a thousand. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 30);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120);
const AT_ONCE = 5;

let site: SecuritySite;
const endpoints = await collectEndpoints();

beforeAll(async () => {
  site = await openSecuritySite();
  // What searches know of the catalogue is read at the first of them, and is no part of what a request takes.
  await site.app.inject({
    method: 'GET',
    url: `/product/api/v1/searches/need?${encodeQuery({ text: 'پمپ' })}`,
  });
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

function inputsOf({ params, query, body }: Endpoint, seed: number): ValidInput[] {
  const sample = (schema: Endpoint['body']) =>
    schema === undefined
      ? Array.from({ length: RUNS }, () => ({}))
      : fc.sample(arbitraryOf(schema), { numRuns: RUNS, seed });
  const [ofParams, ofQuery, ofBody] = [sample(params), sample(query), sample(body)];
  return ofParams.map((value, index) => ({
    params: value as ValidInput['params'],
    query: ofQuery[index] as ValidInput['query'],
    body: ofBody[index],
  }));
}

it.each(endpoints)(
  '%s withstands hostile requests',
  async (name, endpoint) => {
    const random = new RandomSource(SEED);
    const { buyer, supplier, operator } = site.sessions;
    const sessions = [buyer, buyer, supplier, operator];
    const faults: unknown[] = [];
    const waiting = inputsOf(endpoint, SEED).map((input) =>
      makeRequest({ endpoint, input, random, sessions }),
    );
    // Rate limits would hide the endpoint behind them here.
    await sql`delete from kit.rate_counter`.execute(site.db);
    const send = async () => {
      for (let request = waiting.pop(); request !== undefined; request = waiting.pop()) {
        const start = performance.now();
        const answer = await site.app.inject(request);
        const fault = judge(endpoint, answer, performance.now() - start);
        if (fault !== null) {
          faults.push({
            fault,
            request: JSON.stringify(request).slice(0, 600),
            answer: answer.body.slice(0, 300),
          });
        }
      }
    };

    await Promise.all(Array.from({ length: AT_ONCE }, send));
    await site.renewSessions();

    expect({ name, faults: faults.slice(0, 3) }).toEqual({ name, faults: [] });
  },
  120_000,
);

it('fuzzing left no mark on the prototypes of this process', () => {
  expect(({} as Record<string, unknown>).isAdmin).toBe(undefined);
});
