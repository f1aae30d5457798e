import { listSessions, OtpSent } from '@bazaar/contracts/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, randomMobile, TEST_ENVIRONMENT, type TestApp } from '../../testing/test-app.ts';
import {
  askForCode,
  askWithWork,
  createPkce,
  handIn,
  newDeviceToken,
  receiveAuthorization,
  receiveCode,
  signIn,
  solveWork,
  workOf,
} from '../sign-in.fixture.ts';

const DAY_MS = 86_400_000;
/** A network that is not the owner's. */
const STRANGER = '203.0.113.9';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(() => test.clock.advance(2 * DAY_MS));
afterAll(() => test[Symbol.asyncDispose]());

const wrongOf = (code: string) => (/^0+$/.test(code) ? code.replace(/.$/, '1') : code.replaceAll(/./g, '0'));

/** Uses up an attempt of a stranger for a number. */
async function guess(mobile: string): Promise<void> {
  const asked = await askWithWork(test.app, mobile, { from: STRANGER });
  const { requestId, codeLength } = OtpSent.parse(asked.json());
  for (let count = 0; count < 5; count += 1) {
    await handIn(test.app, { mobile, requestId, code: '7'.repeat(codeLength) });
  }
}

describe('a stranger who guesses', () => {
  it('does not lock the owner out, over HTTP: an attempt of before and one of after go on', async () => {
    const mobile = randomMobile();
    const origin = await (await test.another()).listen({ port: 0, host: '127.0.0.1' });
    const post = async (body: object) => {
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch(`${origin}/auth/api/v1/users/login-by-otp`, {
        ...{ method: 'POST', headers, body: JSON.stringify({ phoneNumber: mobile, ...body }) },
      });
      return { status: reply.status, body: await reply.json() };
    };
    const read = async () => {
      const reply = await fetch(`${origin}/auth/demo/messages?phoneNumber=${encodeURIComponent(mobile)}`);
      return (await reply.json())[0].code as string;
    };
    const asked = async () => {
      const first = await post({});
      return first.status === 429 ? post({ work: solveWork(first.body.data.work) }) : first;
    };
    const codeChallenge = createPkce().challenge;
    const own = { ...(await asked()).body, code: await read() };
    const stranger = (await asked()).body;
    const codes = [];
    for (let count = 0; count < 5; count += 1) {
      const code = wrongOf(await read());
      codes.push((await post({ requestId: stranger.requestId, code, codeChallenge })).body.code);
    }
    const later = { ...(await asked()).body, code: await read() };
    const signIns = [own, later].map(({ requestId, code }) => post({ requestId, code, codeChallenge }));

    expect(codes).toEqual([...Array(4).fill('otp_wrong'), 'otp_locked']);
    expect((await Promise.all(signIns)).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('cannot try an attempt whose id is not known, nor by the id of another number', async () => {
    const mobile = randomMobile();
    const owner = await receiveCode(test.app, mobile);
    const theirs = await receiveCode(test.app, randomMobile());
    await handIn(test.app, { mobile, requestId: theirs.requestId, code: wrongOf(owner.code) });
    await handIn(test.app, { ...owner, mobile: randomMobile(), code: wrongOf(owner.code) });
    const { rows } = await sql`
      select attempts from auth.one_time_code where request_id = ${owner.requestId}`.execute(test.db);

    expect(rows).toEqual([{ attempts: 0 }]);
  });

  it('gets longer codes of a number, which the owner still signs in with, from any network', async () => {
    const mobile = randomMobile();
    await guess(mobile);
    for (let count = 1; count < 10; count += 1) {
      await askWithWork(test.app, mobile, { from: `198.51.${count}.9` });
    }
    const asked = await askWithWork(test.app, mobile);
    const sent = await receiveCode(test.app, mobile);

    expect(OtpSent.parse(asked.json()).codeLength).toBe(8);
    expect(sent.code).toMatch(/^\d{8}$/);
    expect((await handIn(test.app, { mobile, ...sent })).statusCode).toBe(200);
  });

  it('changes nothing for a device that has signed the number in: six digits, no work, its own limits', async () => {
    const mobile = randomMobile();
    const deviceToken = newDeviceToken();
    await signIn(test.app, mobile, { deviceToken });
    await guess(mobile);
    for (let count = 1; count < 11; count += 1) {
      await askWithWork(test.app, mobile, { from: `198.51.${count}.9` });
    }
    test.clock.advance(60_000);
    const own = await askForCode(test.app, mobile, { deviceToken });
    const early = await askForCode(test.app, mobile, { deviceToken });
    const foreign = await askForCode(test.app, mobile, { deviceToken: newDeviceToken() });

    expect([own.statusCode, own.json().codeLength]).toEqual([200, 6]);
    expect([early.statusCode, early.json().code]).toEqual([429, 'rate_limited']);
    expect(foreign.json().code).toBe('work_required');
  });

  it('is no device of its own number beyond what all of them together are sent in a day, however many it makes known', async () => {
    const mobile = randomMobile();
    const devices = Array.from({ length: 4 }, newDeviceToken);
    for (const deviceToken of devices) {
      await signIn(test.app, mobile, { deviceToken });
    }
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      test.clock.advance(10 * 60_000);
      for (const deviceToken of devices) {
        statuses.push((await askForCode(test.app, mobile, { deviceToken })).statusCode);
      }
    }
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from auth.one_time_code
      where mobile = ${mobile} and device_id is not null`.execute(test.db);
    const beyond = await askWithWork(test.app, mobile, { deviceToken: devices[0] ?? '' });

    expect(statuses).toHaveLength(40);
    expect(statuses).toContain(429);
    expect(rows).toEqual([{ count: 30 }]);
    expect(beyond.statusCode).toBe(200);
  });

  it('is known by no device of another number', async () => {
    const deviceToken = newDeviceToken();
    await signIn(test.app, randomMobile(), { deviceToken });
    const mobile = randomMobile();
    await receiveCode(test.app, mobile);

    expect((await askForCode(test.app, mobile, { deviceToken })).json().code).toBe('work_required');
  });
});

describe('a network of IPv6', () => {
  it('is counted by its /64 and by its /48, whatever its addresses are', async () => {
    const variables = { ...TEST_ENVIRONMENT.variables, SMS_PER_NETWORK: '2' };
    const app = await test.another({ variables });
    const codes = [];
    for (let network = 0; network < 9; network += 1) {
      const from = `2001:db8:7:${network.toString(16)}::1`;
      const reply = await askWithWork(app, randomMobile(), { from });
      codes.push(reply.statusCode === 200 ? 200 : reply.json().code);
    }
    const beside = await askWithWork(app, randomMobile(), { from: '2001:db8:8::1' });

    expect(codes).toEqual([...Array(8).fill(200), 'rate_limited']);
    expect(beside.statusCode).toBe(200);
  });

  it('uses up the part of the budget of its own kind alone, and a known device has all of it', async () => {
    const variables = { ...TEST_ENVIRONMENT.variables, SMS_BUDGET_PER_HOUR: '10' };
    const app = await test.another({ variables });
    const mobile = randomMobile();
    const deviceToken = newDeviceToken();
    await signIn(test.app, mobile, { deviceToken });
    test.clock.advance(3_600_000);
    const statuses = async (count: number, address: (index: number) => string) => {
      const found = [];
      for (let index = 0; index < count; index += 1) {
        found.push((await askWithWork(app, randomMobile(), { from: address(index) })).statusCode);
      }
      return found;
    };
    const ofIpv6 = await statuses(4, (index) => `2001:db8:${index}::1`);
    const ofIpv4 = await statuses(7, (index) => `198.51.${index}.1`);
    const own = await askForCode(app, mobile, { deviceToken });

    expect(ofIpv6).toEqual([200, 200, 200, 503]);
    expect(ofIpv4).toEqual([...Array(6).fill(200), 503]);
    expect(own.statusCode).toBe(200);
  });
});

describe('wrong codes over the whole site', () => {
  it('beyond their budget have each try of a stranger need work, and new codes longer', async () => {
    const variables = { ...TEST_ENVIRONMENT.variables, WRONG_CODES_PER_HOUR: '3' };
    const app = await test.another({ variables });
    const mobile = randomMobile();
    const own = await receiveCode(app, mobile);
    const others = await receiveCode(app, randomMobile());
    const theirs = { ...others, mobile: randomMobile() };
    for (let count = 0; count < 3; count += 1) {
      await handIn(app, { ...own, mobile, code: wrongOf(own.code) });
    }
    const refused = await handIn(app, { ...own, mobile });
    const work = solveWork(workOf(refused));
    const elsewhere = await handIn(app, { ...theirs, work });
    const accepted = await handIn(app, { ...own, mobile, work });
    const next = await receiveCode(app, randomMobile());

    expect([refused.statusCode, refused.json().code]).toEqual([429, 'work_required']);
    expect(elsewhere.json().code).toBe('work_required');
    expect(accepted.statusCode).toBe(200);
    expect(next.code).toMatch(/^\d{8}$/);
    test.clock.advance(3_600_000);
    expect((await receiveCode(app, randomMobile())).code).toMatch(/^\d{6}$/);
  });
});

describe('a new device', () => {
  const noticesTo = async (mobile: string) => {
    await test.runJobs();
    const { rows } = await sql<{ text: string }>`
      select text from auth.demo_message where mobile = ${mobile} and code = '' order by id`.execute(test.db);
    return rows.map(({ text }) => text);
  };

  it('is told to its user by message, not with the first sign-in and not a second time', async () => {
    const mobile = randomMobile();
    const [phone, laptop] = [newDeviceToken(), newDeviceToken()];
    await signIn(test.app, mobile, { deviceToken: phone });
    const first = await noticesTo(mobile);
    await signIn(test.app, mobile, { deviceToken: laptop });
    const second = await noticesTo(mobile);
    test.clock.advance(60_000);
    await signIn(test.app, mobile, { deviceToken: laptop });
    await signIn(test.app, mobile, { deviceToken: phone });

    expect(first).toEqual([]);
    expect(second).toEqual([expect.stringMatching(/ورود تازه‌ای به حساب شما .* از شبکه 127\.0\.0\.0\/24/)]);
    expect(await noticesTo(mobile)).toEqual(second);
  });

  it('is told even when it handed in a code before and opened no session with it', async () => {
    const mobile = randomMobile();
    await signIn(test.app, mobile);
    const before = await noticesTo(mobile);
    const deviceToken = newDeviceToken();
    await receiveAuthorization(test.app, mobile, { deviceToken });
    const asked = await askForCode(test.app, mobile, { deviceToken });
    await signIn(test.app, mobile, { deviceToken });

    expect(asked.json().code).toBe('work_required');
    expect(await noticesTo(mobile)).toHaveLength(before.length + 1);
  });

  it('stands in the list of sessions with its network, and is new again once its session was ended', async () => {
    const mobile = randomMobile();
    const deviceToken = newDeviceToken();
    const theirs = await signIn(test.app, mobile, { deviceToken });
    test.clock.advance(60_000);
    const { headers } = await signIn(test.app, mobile);
    const url = '/auth/api/v1/users/sessions';
    const { items } = listSessions.response.parse((await test.app.inject({ url, headers })).json());
    await test.app.inject({ method: 'DELETE', url: `${url}/${items[1]?.id}`, headers });
    const asked = await askForCode(test.app, mobile, { deviceToken });

    expect(theirs.access_token).not.toBe('');
    expect(items.map(({ network }) => network)).toEqual(['127.0.0.0/24', '127.0.0.0/24']);
    expect(asked.json().code).toBe('work_required');
  });
});

describe('codes to one number that nobody uses', () => {
  const HOUR_MS = 3_600_000;
  /** Asks so often from one network, whose every try pays with work where that is asked for. */
  async function askOften(mobile: string, times: number, from = STRANGER): Promise<number[]> {
    const statuses: number[] = [];
    for (let count = 0; count < times; count += 1) {
      statuses.push((await askWithWork(test.app, mobile, { from })).statusCode);
    }
    return statuses;
  }

  it('are five an hour from one network, whatever work is done; other networks and known devices go on', async () => {
    const mobile = randomMobile();
    const deviceToken = newDeviceToken();
    await signIn(test.app, mobile, { deviceToken });
    test.clock.advance(60_000);
    expect(await askOften(mobile, 6)).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await askForCode(test.app, mobile, { from: '203.0.113.200' });
    const waitSeconds = Number(refused.headers['retry-after']);

    expect(refused.json().code).toBe('rate_limited');
    expect(waitSeconds).toBeGreaterThan(3_500);
    expect(waitSeconds).toBeLessThanOrEqual(3_600);
    expect(await askOften(mobile, 1, '198.51.100.9')).toEqual([200]);
    expect(await askOften(randomMobile(), 1)).toEqual([200]);
    expect((await askForCode(test.app, mobile, { deviceToken, from: STRANGER })).statusCode).toBe(200);
    test.clock.advance(HOUR_MS);
    expect(await askOften(mobile, 1)).toEqual([200]);
  });

  it('are fifteen a day from one network', async () => {
    const mobile = randomMobile();
    for (let hour = 0; hour < 3; hour += 1) {
      expect(await askOften(mobile, 5)).toEqual(Array(5).fill(200));
      test.clock.advance(HOUR_MS);
    }
    expect(await askOften(mobile, 1)).toEqual([429]);
    test.clock.advance(DAY_MS);
    expect(await askOften(mobile, 1)).toEqual([200]);
  });

  it('are counted by the /48 of IPv6, and not when they are used', async () => {
    const mobile = randomMobile();
    for (let network = 1; network <= 5; network += 1) {
      await askOften(mobile, 1, `2001:db8:7:${network}::1`);
    }
    expect(await askOften(mobile, 1, '2001:db8:7:9::1')).toEqual([429]);
    expect(await askOften(mobile, 1, '2001:db8:8:9::1')).toEqual([200]);

    const owner = randomMobile();
    for (let count = 0; count < 6; count += 1) {
      test.clock.advance(4 * 60_000);
      expect((await signIn(test.app, owner)).headers.authorization).toContain('Bearer');
    }
  });
});
