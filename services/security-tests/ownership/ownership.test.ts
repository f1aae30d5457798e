import { collectEndpoints } from '@bazaar/contracts/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ownedPlaces,
  ownersRequestAt,
  refusalAt,
  requestAt,
  requestThreadPlaces,
  sidesOf,
  theirsAt,
} from './intrude.fixture.ts';
import { OWNED_KINDS, snapshot } from './owned-records.fixture.ts';
import { type OwnershipSite, openOwnershipSite } from './ownership-site.fixture.ts';

let site: OwnershipSite;
const endpoints = await collectEndpoints();
const places = ownedPlaces(endpoints);
const tried = [...places, ...requestThreadPlaces(places)];
const withSession = endpoints.filter(([, { access }]) => access === 'session');
const withRoles = endpoints.filter(([, { roles }]) => roles !== undefined);

beforeAll(async () => {
  site = await openOwnershipSite();
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

const addressOf = ({ service, path }: { service: string; path: string }) =>
  `/${service}${path.replaceAll(/:\w+/g, '1')}`;

it('covers exactly the kinds that the contracts name', () => {
  expect([...new Set(places.map(({ kind }) => kind))].sort()).toEqual(Object.keys(OWNED_KINDS).sort());
  expect(places.length).toBeGreaterThan(40);
});

it.each(withSession)('%s responds 401 without a token, and with an expired one', async (_, endpoint) => {
  const { method } = endpoint;
  const url = addressOf(endpoint);
  const replies = [
    await site.app.inject({ method, url }),
    await site.app.inject({ method, url, headers: site.people.expired }),
  ];

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
});

it.each(withRoles)('%s responds 403 to a session without its role', async (_, endpoint) => {
  const { method } = endpoint;
  const reply = await site.app.inject({ method, url: addressOf(endpoint), headers: site.people.intruder });

  expect([reply.statusCode, reply.json().code]).toEqual([403, 'forbidden']);
});

describe.each(tried)("$name with another user's $kind at $place", (owned) => {
  it('responds as if the record did not exist, and changes nothing', async () => {
    const id = await theirsAt(site, owned);
    const { headers, ...request } = await requestAt(site, owned);
    const before = await snapshot(site.db, owned.kind, id);

    const { intruder } = sidesOf(site, owned);
    const reply = await site.app.inject({ ...request, headers: { ...headers, ...intruder } });

    expect([reply.statusCode, reply.json().code]).toEqual(refusalAt(owned));
    expect(await snapshot(site.db, owned.kind, id)).toEqual(before);
    expect(before.text).not.toBe('');
  });
});

const isBuyers = (owned: (typeof places)[number]) =>
  !owned.endpoint.roles?.includes('supplier') && !OWNED_KINDS[owned.kind]?.isSuppliers;
const AGENTS = ['former agent', 'agent of another company'] as const;

describe.each(AGENTS)('the %s', (kind) => {
  it.each(tried.filter(isBuyers))('finds no $kind of the company at $place of $name', async (owned) => {
    const { headers: own, mine } = site.agents[kind];
    const id = await theirsAt(site, owned);
    const { headers, ...request } = await requestAt({ ...site, mine }, owned);
    const before = await snapshot(site.db, owned.kind, id);
    const reply = await site.app.inject({ ...request, headers: { ...headers, ...own } });

    expect(reply.statusCode).toBe(refusalAt(owned)[0]);
    expect(await snapshot(site.db, owned.kind, id)).toEqual(before);
  });
});

it.each(places.filter(({ kind }) => kind === 'Payment'))(
  'a former agent finds no payment at $place of $name, also not their own',
  async (owned) => {
    const { headers: own, mine } = site.agents['former agent'];
    const { headers, ...request } = await requestAt(
      { ...site, mine },
      { ...owned, id: site.formerPaymentId },
    );
    const reply = await site.app.inject({ ...request, headers: { ...headers, ...own } });

    expect(reply.statusCode).toBe(404);
  },
);

// Runs after all attempts, because the owner's requests may consume a record.
describe.each(places)('$name with an own $kind at $place', (owned) => {
  it('works for its owner', async () => {
    const { headers, ...request } = await ownersRequestAt(site, owned);
    const { victim } = sidesOf(site, owned);

    const reply = await site.app.inject({ ...request, headers: { ...headers, ...victim } });

    expect([400, 401, 403, 404, 500]).not.toContain(reply.statusCode);
    expect(reply.body).not.toContain(`"code":"${refusalAt(owned)[1]}"`);
  });
});
