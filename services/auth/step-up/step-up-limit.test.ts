import { StepUpLimit } from '@bazaar/contracts/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomMobile, type TestApp } from '../../testing/test-app.ts';
import {
  createLimitedApp,
  DEFAULT_RIAL,
  givenDebt,
  givenPerson,
  givenToken,
  LARGE_RIAL,
  type Person,
} from './step-up.fixture.ts';

const LIMIT = '/auth/api/v1/users/step-up/limit';

let test: TestApp;
let person: Person;

beforeAll(async () => {
  test = await createLimitedApp();
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(async () => {
  person = await givenPerson(test, randomMobile());
});

const setLimit = (payload: object) =>
  test.app.inject({ method: 'PUT', url: LIMIT, headers: person.headers, payload });

describe('the limit', () => {
  const read = async () =>
    StepUpLimit.parse((await test.app.inject({ url: LIMIT, headers: person.headers })).json());

  it('is the default until the user sets one, and lowering it needs no code', async () => {
    const before = await read();
    const lowered = await setLimit({ limitRial: 0 });
    const { pay } = await givenDebt(test, person, 1_000_000);

    expect(before).toEqual({
      ...{ limitRial: DEFAULT_RIAL, defaultRial: DEFAULT_RIAL, maxRial: 2_000_000_000 },
      remainingRial: DEFAULT_RIAL,
    });
    expect([lowered.statusCode, lowered.json().limitRial]).toEqual([200, 0]);
    expect((await pay()).body.data.limitRial).toBe(0);
  });

  it('is raised by a token for exactly the new limit', async () => {
    const refused = await setLimit({ limitRial: LARGE_RIAL });
    const token = await givenToken(test, person, { purpose: 'limitChange', amountRial: LARGE_RIAL });
    const higher = await setLimit({ limitRial: LARGE_RIAL + 1, stepUpToken: token });
    const raised = await setLimit({ limitRial: LARGE_RIAL, stepUpToken: token });
    const { pay } = await givenDebt(test, person, LARGE_RIAL);

    expect([refused.statusCode, refused.json().code]).toEqual([403, 'step_up_required']);
    expect(refused.json().data).toEqual({
      ...{ purpose: 'limitChange', purposeId: null, amountRial: LARGE_RIAL, limitRial: DEFAULT_RIAL },
      ...{ sheba: null, reason: 'change', spentRial: 0 },
    });
    expect(higher.json().code).toBe('step_up_required');
    expect([raised.statusCode, (await read()).limitRial]).toEqual([200, LARGE_RIAL]);
    expect((await pay()).status).toBe(200);
  });

  it('has a highest value', async () => {
    const reply = await setLimit({ limitRial: 2_000_000_001 });

    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([400, ['limitRial']]);
  });

  it('comes from the settings', async () => {
    const app = await test.another({ variables: { STEP_UP_LIMIT_RIAL: '7000000' } });
    const reply = await app.inject({ url: LIMIT, headers: person.headers });

    expect([reply.statusCode, reply.json()]).toMatchObject([
      200,
      { limitRial: 7_000_000, defaultRial: 7_000_000 },
    ]);
  });

  it.each([
    ['request', { purpose: 'withdrawal', amountRial: 1 }],
    ['confirm', { requestId: '00000000-0000-4000-8000-000000000000', code: '000000' }],
  ])('and %s need a session', async (path, payload) => {
    const url = `/auth/api/v1/users/step-up/${path}`;

    expect((await test.app.inject({ method: 'POST', url, payload })).statusCode).toBe(401);
    expect((await test.app.inject(LIMIT)).statusCode).toBe(401);
    expect((await test.app.inject({ method: 'PUT', url: LIMIT, payload: { limitRial: 0 } })).statusCode).toBe(
      401,
    );
  });
});
