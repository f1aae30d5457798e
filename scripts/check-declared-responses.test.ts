import { endpoint, Problem } from '@bazaar/contracts';
import { expect, it } from 'vitest';
import { readSeenRequests, unseenResponses } from './check-declared-responses.ts';

const common = { service: 'product', access: 'public', summary: 'x.', response: Problem } as const;
const one = endpoint({ ...common, method: 'GET', path: '/api/v1/things/:id', errors: [404] });
const fixed = endpoint({ ...common, method: 'GET', path: '/api/v1/things/all' });
const endpoints = [
  ['one', one],
  ['fixed', fixed],
] as const;

const seen = (...lines: string[]) => readSeenRequests(lines.map((line) => `${line}\n`).join(''));

it('returns nothing when every declared response was seen', () => {
  const calls = seen(
    'GET /product/api/v1/things/5 200',
    'GET /product/api/v1/things/x 400',
    'GET /product/api/v1/things/6 404',
    'GET /product/api/v1/things/all 200',
    'GET /product/api/v1/things/all 400',
  );

  expect(unseenResponses(endpoints, calls)).toEqual([]);
});

it('lists unseen responses, and does not confuse a fixed path with a parameter', () => {
  const calls = seen('GET /product/api/v1/things/all 200', 'POST /product/api/v1/things/5 404', 'GET / 400');

  expect(unseenResponses(endpoints, calls)).toEqual(['one: 200, 400, 404', 'fixed: 400']);
});
