import {
  answerAgentInvitation,
  inviteMerchantAgent,
  listMerchantAgents,
  removeMerchantAgent,
  updateMerchantAgent,
} from '@bazaar/contracts/merchant';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../auth/sign-in.fixture.ts';
import { openDigest, type TableDigest } from '../../testing/table-digest.ts';
import { randomMobile } from '../../testing/test-app.ts';
import { openCompany } from '../../trade/request/company-roles.fixture.ts';
import { type Everybody, openEverybody } from '../../trade/request/trade-people.fixture.ts';
import { EVERYBODY } from '../../trade/request/trade-table.fixture.ts';
import { type Headers, openTradeApp, type TestResponse, type TradeApp } from '../../trade/trade.fixture.ts';

/** How far the agent is whom the calls are about. */
const STATES = ['invited', 'expired', 'active', 'removed'] as const;
type State = (typeof STATES)[number];

const CALLS = ['invite', 'changeRole', 'changeLimit', 'revoke', 'accept', 'refuse'] as const;
type Call = (typeof CALLS)[number];

/** Everybody around the company, and the agent. */
const PEOPLE = [...EVERYBODY, 'agent'] as const;
type Person = (typeof PEOPLE)[number];

/** What the owner and the agent get, for each state of the agent; everybody else finds nothing, a visitor signs in first. */
const TABLE: Readonly<Record<Call, { readonly by: Person } & Readonly<Record<State, string>>>> = {
  invite: { by: 'owner', invited: '201', expired: '201', active: '409 agent_exists', removed: '201' },
  changeRole: { by: 'owner', invited: '200', expired: '200', active: '200', removed: '404 not_found' },
  changeLimit: { by: 'owner', invited: '200', expired: '200', active: '200', removed: '404 not_found' },
  revoke: { by: 'owner', invited: '200', expired: '200', active: '200', removed: '404 not_found' },
  accept: {
    by: 'agent',
    invited: '200',
    expired: '409 invitation_expired',
    active: '404 not_found',
    removed: '404 not_found',
  },
  refuse: { by: 'agent', invited: '200', expired: '200', active: '404 not_found', removed: '404 not_found' },
};

function expected(state: State, person: Person, call: Call): string {
  if (person === 'visitor') {
    return '401 unauthorized';
  }
  return person === TABLE[call].by ? TABLE[call][state] : '404 not_found';
}

let app: TradeApp;
let people: Everybody;
let digest: () => Promise<TableDigest>;
beforeAll(async () => {
  app = await openTradeApp();
  people = await openEverybody(app, await openCompany(app));
  const signingIn = ['auth.session', 'auth.one_time_code', 'auth.authorization_code', 'auth.demo_message'];
  digest = await openDigest(app.test.db, ['merchant', 'auth', 'trade'], signingIn);
}, 60_000);
afterAll(() => app?.test[Symbol.asyncDispose]());

interface Agent {
  readonly id: number;
  readonly mobile: string;
  readonly headers: Headers;
}

/** An approver of the demo buyer's company, in a state; what was made before is removed. */
async function givenAgent(state: State): Promise<Agent> {
  const { db } = app.test;
  await sql`delete from merchant.customer_agent where approval_limit_rial = 7_000_000`.execute(db);
  const mobile = randomMobile();
  const body = { mobile, role: 'approver', approvalLimitRial: 7_000_000 };
  const { id } = await app.call(inviteMerchantAgent, { as: people.owner, body });
  const { headers } = await signIn(app.test.app, mobile);
  if (state === 'expired') {
    const now = app.test.clock();
    await sql`update merchant.customer_agent set invitation_ends_at = ${now} where id = ${id}`.execute(db);
  } else if (state !== 'invited') {
    const answer = { as: headers, params: { id }, body: { accept: true } };
    await app.call(answerAgentInvitation, answer);
  }
  if (state === 'removed') {
    await app.call(removeMerchantAgent, { as: people.owner, query: { id } });
  }
  return { id, mobile, headers };
}

const headersOf = (person: Person, agent: Agent) => (person === 'agent' ? agent.headers : people[person]);

async function versionOf(id: number): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select row_version as version from merchant.customer_agent where id = ${id}`.execute(app.test.db);
  return rows[0]?.version ?? 1;
}

async function tryCall(as: Headers, call: Call, { id, mobile }: Agent): Promise<TestResponse> {
  const version = await versionOf(id);
  switch (call) {
    case 'invite':
      return app.send(inviteMerchantAgent, { as, body: { mobile, role: 'viewer' } });
    case 'changeRole':
      return app.send(updateMerchantAgent, { as, version, body: { id, role: 'finance' } });
    case 'changeLimit':
      return app.send(updateMerchantAgent, {
        ...{ as, version },
        body: { id, role: 'approver', approvalLimitRial: 9_000_000 },
      });
    case 'revoke':
      return app.send(removeMerchantAgent, { as, query: { id } });
    default:
      return app.send(answerAgentInvitation, {
        ...{ as, params: { id } },
        body: { accept: call === 'accept' },
      });
  }
}

const answered = ({ status, body }: TestResponse) => (status < 300 ? `${status}` : `${status} ${body.code}`);
const CELLS = PEOPLE.flatMap((person) => CALLS.map((call) => ({ person, call })));

/** The agent as the owner sees them, after a call that is allowed. */
const AFTER: Readonly<Record<Call, object | undefined>> = {
  invite: { status: 'invited', role: 'viewer', approvalLimitRial: null },
  changeRole: { role: 'finance', approvalLimitRial: null },
  changeLimit: { role: 'approver', approvalLimitRial: 9_000_000 },
  revoke: undefined,
  accept: { status: 'active', role: 'approver', approvalLimitRial: 7_000_000, invitationEndsAt: null },
  refuse: undefined,
};

describe.each(STATES)('an agent who is %s', (state) => {
  const isDone = ({ person, call }: (typeof CELLS)[number]) => expected(state, person, call).startsWith('2');

  it('stays as they are, whatever the others try', async () => {
    const agent = await givenAgent(state);
    const before = await digest();
    for (const cell of CELLS.filter((one) => !isDone(one))) {
      const { person, call } = cell;
      const reply = await tryCall(headersOf(person, agent), call, agent);

      expect([person, call, answered(reply)]).toEqual([person, call, expected(state, person, call)]);
      expect([person, call, await digest()]).toEqual([person, call, before]);
    }
  }, 60_000);

  it.each(CELLS.filter(isDone))('$call by the $person', async ({ person, call }) => {
    const agent = await givenAgent(state);
    const others = async () => (await listed()).filter(({ mobile }) => mobile !== agent.mobile);
    const before = await others();
    const reply = await tryCall(headersOf(person, agent), call, agent);
    const seen = (await listed()).find(({ mobile }) => mobile === agent.mobile);

    expect(answered(reply)).toBe(expected(state, person, call));
    if (AFTER[call] === undefined) {
      expect(seen).toBeUndefined();
    } else {
      expect(seen).toMatchObject(AFTER[call]);
    }
    expect(await others()).toEqual(before);
  });
});

async function listed() {
  const query = { paging: { pageSize: 100 } };
  return (await app.call(listMerchantAgents, { as: people.owner, query })).items;
}

describe('what an owner may not give', () => {
  const CASES: readonly [string, object][] = [
    ['a role that there is not', { role: 'owner' }],
    ['a limit to a viewer', { role: 'viewer', approvalLimitRial: 1_000 }],
    ['a limit of nothing', { role: 'approver', approvalLimitRial: 0 }],
    ['a limit below nothing', { role: 'approver', approvalLimitRial: -5 }],
    ['a limit in parts of a rial', { role: 'approver', approvalLimitRial: 1.5 }],
  ];

  it.each(CASES)('is %s, to a new agent or to an old one', async (_, given) => {
    const { id } = await givenAgent('active');
    const before = await digest();
    const version = await versionOf(id);
    const replies = [
      await app.send(inviteMerchantAgent, { as: people.owner, body: { mobile: randomMobile(), ...given } }),
      await app.send(updateMerchantAgent, { as: people.owner, version, body: { id, ...given } }),
    ];

    expect(replies.map(answered)).toEqual(['400 validation', '400 validation']);
    expect(replies.map(({ body }) => Object.keys(body.errors))).toEqual(
      Array(2).fill(['role' in given && given.role === 'owner' ? 'role' : 'approvalLimitRial']),
    );
    expect(await digest()).toEqual(before);
  });
});
