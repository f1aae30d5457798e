import { StepUpConfirmed } from '@bazaar/contracts/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomMobile, type TestApp } from '../../testing/test-app.ts';
import { handIn, receiveCode, signIn } from '../sign-in.fixture.ts';
import {
  askForStepUp,
  createLimitedApp,
  givenPerson,
  LARGE_RIAL,
  type Person,
  receiveStepUp,
  sendBack,
} from './step-up.fixture.ts';

let test: TestApp;
let person: Person;

beforeAll(async () => {
  test = await createLimitedApp();
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(async () => {
  person = await givenPerson(test, randomMobile());
});

describe('a code', () => {
  const wanted = { purpose: 'withdrawal', purposeId: 1, amountRial: LARGE_RIAL } as const;
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

  it('is sent with its purpose and amount, and no token is stored', async () => {
    const { requestId, code, text } = await receiveStepUp(test, person, wanted);
    const reply = await sendBack(test, person, { requestId, code });
    const { stepUpToken, expiresAt } = StepUpConfirmed.parse(reply.json());
    const { rows } = await sql<{ row: string }>`
      select step_up::text as row from auth.step_up where request_id = ${requestId}`.execute(test.db);

    expect(text).toContain('برداشت ۶۰٬۰۰۰٬۰۰۰ تومان');
    expect(Date.parse(expiresAt) - test.clock().getTime()).toBe(5 * 60_000);
    expect(rows[0]?.row).toContain(String(LARGE_RIAL));
    expect(rows[0]?.row).not.toContain(stepUpToken);
  });

  it('is refused when it is wrong, and of no use after five tries, while another one is sent', async () => {
    const { requestId, code } = await receiveStepUp(test, person, wanted);
    const answers = [];
    for (let count = 0; count < 5; count += 1) {
      answers.push((await sendBack(test, person, { requestId, code: wrong(code) })).json());
    }
    const locked = await sendBack(test, person, { requestId, code });
    test.clock.advance(61_000);
    const another = await askForStepUp(test, person, wanted);

    expect(answers.map((answer) => answer.code)).toEqual([
      ...Array.from({ length: 4 }, () => 'otp_wrong'),
      'otp_locked',
    ]);
    expect(answers[0].errors.attemptsLeft).toEqual(['4']);
    expect([locked.statusCode, locked.json().code]).toEqual([422, 'otp_locked']);
    expect(another.statusCode).toBe(200);
  });

  it('is exchanged once, also by two requests at the same time', async () => {
    const { requestId, code } = await receiveStepUp(test, person, wanted);
    const answers = await Promise.all([1, 2].map(() => sendBack(test, person, { requestId, code })));
    const late = await sendBack(test, person, { requestId, code });

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(late.json().code).toBe('otp_expired');
  });

  it('expires after two minutes', async () => {
    const { requestId, code } = await receiveStepUp(test, person, wanted);
    test.clock.advance(121_000);

    expect((await sendBack(test, person, { requestId, code })).json().code).toBe('otp_expired');
  });

  it('is of no use to another user or session, and costs them no attempt', async () => {
    const { requestId, code } = await receiveStepUp(test, person, wanted);
    const stranger = await givenPerson(test, randomMobile());
    test.clock.advance(61_000);
    const other = await signIn(test.app, person.mobile);
    const refused = [
      await sendBack(test, stranger, { requestId, code }),
      await sendBack(test, other, { requestId, code }),
    ];
    const { rows } =
      await sql`select attempts from auth.one_time_code where request_id = ${requestId}`.execute(test.db);

    expect(refused.map((reply) => reply.json().code)).toEqual(['otp_expired', 'otp_expired']);
    expect(rows).toEqual([{ attempts: 0 }]);
    expect((await sendBack(test, person, { requestId, code })).statusCode).toBe(200);
  });

  it('signs nobody in, and a code for signing in confirms nothing', async () => {
    const { requestId, code } = await receiveStepUp(test, person, wanted);
    const signedIn = await handIn(test.app, { mobile: person.mobile, requestId, code });
    test.clock.advance(61_000);
    const login = await receiveCode(test.app, person.mobile);
    const confirmed = await sendBack(test, person, { requestId: login.requestId, code: login.code });

    expect(signedIn.json().code).toBe('otp_expired');
    expect(confirmed.json().code).toBe('otp_expired');
  });

  it('is limited by itself: codes for signing in, which strangers can ask for, do not count', async () => {
    const first = await askForStepUp(test, person, wanted);
    const early = await askForStepUp(test, person, wanted);
    test.clock.advance(60_000);
    const second = await askForStepUp(test, person, wanted);
    test.clock.advance(60_000);
    const third = await askForStepUp(test, person, wanted);
    test.clock.advance(60_000);
    const fourth = await askForStepUp(test, person, wanted);

    expect([first, early, second, third, fourth].map(({ statusCode }) => statusCode)).toEqual([
      200, 429, 200, 200, 429,
    ]);
    expect(early.json().code).toBe('rate_limited');
  });

  it('for an account is sent with the end of its IBAN, and needs one whose check digits are right', async () => {
    const sheba = 'IR82 0540 1026 8002 0817 9090 02';
    const { text } = await receiveStepUp(test, person, { purpose: 'accountChange', sheba });
    test.clock.advance(61_000);
    const replies = [
      await askForStepUp(test, person, { purpose: 'accountChange', sheba: 'IR820540102680020817909003' }),
      await askForStepUp(test, person, { purpose: 'accountChange', amountRial: 1 }),
      await askForStepUp(test, person, { purpose: 'withdrawal', purposeId: 1, sheba }),
    ];

    expect(text).toContain('تغییر حساب دریافت تسویه‌های فروش به شبای IR82…9002');
    expect(replies.map((reply) => [reply.statusCode, Object.keys(reply.json().errors)])).toEqual([
      [400, ['sheba']],
      [400, ['sheba']],
      [400, ['amountRial']],
    ]);
  });
});
