import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Endpoint } from '@bazaar/contracts';
import { collectEndpoints } from '@bazaar/contracts/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { type OwnedPlace, ownedPlaces, requestAt, sidesOf } from './intrude.fixture.ts';
import {
  countOfOthers,
  OWN_WRITES,
  type OwnWrite,
  objectOfNote,
  ownRequest,
  pageWithWaitingComment,
} from './own-requests.fixture.ts';
import { findTheirs } from './owned-records.fixture.ts';
import { type OwnershipSite, openOwnershipSite } from './ownership-site.fixture.ts';

/*
 * Removes the ownership checks one at a time and verifies that the matrix fails. A check is identified by the line
 * that calls ownedBy() or onBehalfOf(); each is tried on a copy of the same database.
 */
const checks = vi.hoisted(() => ({ removed: '', seen: new Set<string>() }));

vi.mock(import('../../kit/ownership.ts'), async (original) => {
  const { ownedBy, onBehalfOf } = await original();
  const { sql: query } = await import('kysely');
  /** Notes the line that checks, and whether the check is to stay. */
  const stays = () => {
    const line =
      /services\/(?!kit\/ownership|security-tests\/)[^\s:)]+:\d+/.exec(new Error().stack ?? '')?.[0] ??
      'unknown';
    checks.seen.add(line);
    return line !== checks.removed;
  };
  return {
    ownedBy: (column: string, ownerId: number) => (stays() ? ownedBy(column, ownerId) : query<boolean>`true`),
    onBehalfOf: (...check: Parameters<typeof onBehalfOf>) =>
      stays() ? onBehalfOf(...check) : query<boolean>`true`,
  };
});

const SERVICES = fileURLToPath(new URL('../..', import.meta.url));
const endpoints = await collectEndpoints();
const named = ownedPlaces(endpoints);
/** In the caller's own thread, only the sender check protects a message from being changed. */
const inMyThread = named
  .filter(({ name, kind }) => name.startsWith('notification.') && kind === 'Message')
  .map((owned) => ({ ...owned, kind: 'MessageInMyThread' }));
const places = [...named, ...inMyThread];
let site: OwnershipSite;

beforeAll(async () => {
  site = await openOwnershipSite();
  // A database cannot be copied while clients are connected to it.
  await site.disconnect();
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

async function onCopy<T>(work: (copy: OwnershipSite) => Promise<T>): Promise<T> {
  const test = await createTestApp({}, { copyOf: site.url, clock: site.clock });
  try {
    return await work({ ...site, ...test });
  } finally {
    await test[Symbol.asyncDispose]();
  }
}

/** One attempt of the intruder, with its outcome as a string. */
interface Try {
  readonly name: string;
  run(on: OwnershipSite): Promise<string>;
}

/** Another user's record at one place: refused with 404. */
function tryPlace(owned: OwnedPlace): Try {
  return {
    name: `${owned.name} ${owned.place}`,
    run: async (on) => {
      const { headers, ...request } = await requestAt(on, owned);
      const { intruder } = sidesOf(on, owned);
      const reply = await on.app.inject({ ...request, headers: { ...headers, ...intruder } });
      return String(reply.statusCode);
    },
  };
}

/**
 * A request without a record id: the response contains only the intruder's own data, and other users' data stays
 * the same.
 */
function tryOwn([name, endpoint]: readonly [string, Endpoint]): Try {
  return {
    name,
    run: async (on) => {
      const intruder = endpoint.roles?.includes('supplier') ? on.people.intruderSupplier : on.people.intruder;
      const reply = await on.app.inject({ ...(await ownRequest(on.db, name, endpoint)), headers: intruder });
      return `${reply.statusCode} ${reply.body.replace(/"traceId":"\w+"/, '')} ${await countOfOthers(on.db)}`;
    },
  };
}

/** Whether a request needs nothing but a session, and does not end that session. */
function needsNothing([name, { access, owned = {}, method, body }]: readonly [string, Endpoint]): boolean {
  const isOptional = Object.keys(owned).every((place) => method === 'GET' && place.startsWith('query.'));
  return (
    access === 'session' && isOptional && (method === 'GET' || body === undefined) && name !== 'auth.signOut'
  );
}

/** A write whose body has no owner: the session alone determines it. */
function tryWrite({ name, ...request }: OwnWrite): Try {
  return {
    name,
    run: async (on) => {
      const headers = { ...request.headers, ...on.people.intruder };
      const reply = await on.app.inject({ ...request, headers });
      return `${reply.statusCode} ${await countOfOthers(on.db)}`;
    },
  };
}

const tries: Try[] = [
  ...places.map(tryPlace),
  ...endpoints.filter(needsNothing).map(tryOwn),
  ...OWN_WRITES.map(tryWrite),
  { name: 'content.listCommentTree', run: tryComments },
  { name: 'content.listFavoriteDetails with a favorite', run: tryNoteOfFavorite },
  { name: 'wallet.listWalletTransactions with a filter', run: tryFilteredStatement },
  { name: 'merchant.answerAgentInvitation with a no', run: tryToDecline },
];

/** Another user's comment that awaits approval is not in the tree that others see. */
async function tryComments({ app, db, people }: OwnershipSite): Promise<string> {
  const reply = await app.inject({ url: await pageWithWaitingComment(db), headers: people.intruder });
  return `${reply.statusCode} ${reply.body}`;
}

/** A favorite shows its owner's note about it, and not the note of another user. */
async function tryNoteOfFavorite({ app, db, people }: OwnershipSite): Promise<string> {
  const url = '/content/api/v1/userfavorites';
  const payload = await objectOfNote(db);
  const added = await app.inject({ method: 'POST', url, headers: people.intruder, payload });
  const reply = await app.inject({ url: `${url}/details`, headers: people.intruder });
  const items: { note: unknown }[] = reply.json().items;
  return `${added.statusCode < 300} ${JSON.stringify(items.map(({ note }) => note))}`;
}

/** A filtered statement: its lines are not limited by their places, which keep others out of an empty statement too. */
async function tryFilteredStatement({ app, people }: OwnershipSite): Promise<string> {
  const url = '/wallet/api/v1/wallettransactions?filter.direction=in';
  const reply = await app.inject({ url, headers: people.intruder });
  return `${reply.statusCode} ${reply.body}`;
}

/** Declining another user's invitation, which is another statement than accepting it. */
async function tryToDecline({ app, db, people }: OwnershipSite): Promise<string> {
  const url = `/merchant/api/v1/profile/agent-invitations/${await findTheirs(db, 'AgentInvitation')}`;
  const reply = await app.inject({
    method: 'POST',
    url,
    headers: people.intruder,
    payload: { accept: false },
  });
  return String(reply.statusCode);
}

/** An attempt with its outcome while all checks were in place. */
interface Tried extends Try {
  readonly usual: string;
}

/** The attempts that run through each check. */
async function findTriesByCheck(copy: OwnershipSite): Promise<Map<string, Tried[]>> {
  const byCheck = new Map<string, Tried[]>();
  for (const one of tries) {
    checks.seen.clear();
    const tried = { ...one, usual: await one.run(copy) };
    for (const line of checks.seen) {
      byCheck.set(line, [...(byCheck.get(line) ?? []), tried]);
    }
  }
  return byCheck;
}

/** Whether an attempt has another outcome without a check; each runs on its own copy. */
async function isNoticed(line: string, touched: readonly Tried[]): Promise<boolean> {
  checks.removed = line;
  try {
    for (const { run, usual } of touched) {
      if ((await onCopy(run)) !== usual) {
        return true;
      }
    }
    return false;
  } finally {
    checks.removed = '';
  }
}

/** Both the request and its thread must be the caller's: either check alone keeps others out. */
const DOUBLY_GUARDED = ['services/notification/thread/subject.sql.ts'];

function isDoublyGuarded(line: string): boolean {
  return DOUBLY_GUARDED.some((file) => line.startsWith(`${file}:`));
}

/** Every line of the services that checks ownership. */
function writtenChecks(): string[] {
  return globSync('**/*.sql.ts', { cwd: SERVICES }).flatMap((file) =>
    readFileSync(`${SERVICES}${file}`, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        /ownedBy\(|onBehalfOf\(/.test(line) ? [`services/${file}:${index + 1}`] : [],
      ),
  );
}

it('fails for every ownership check that is removed', async () => {
  const byCheck = await onCopy(findTriesByCheck);
  const unnoticed: string[] = [];
  for (const [line, touched] of byCheck) {
    if (!isDoublyGuarded(line) && !(await isNoticed(line, touched))) {
      unnoticed.push(line);
    }
  }

  expect(unnoticed).toEqual([]);
  expect(writtenChecks().filter((line) => !byCheck.has(line))).toEqual([]);
}, 600_000);
