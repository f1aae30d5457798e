import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, randomMobile, type TestApp } from '../../testing/test-app.ts';
import { lockGuard } from '../login/login.sql.ts';
import { askForCode, receiveCode, solveWork, workOf } from '../sign-in.fixture.ts';
import { leadingZeroBits } from './work.security.ts';

let test: TestApp;
let mobile: string;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  test.clock.advance(86_400_000);
  mobile = randomMobile();
  await receiveCode(test.app, mobile);
});
afterAll(() => test[Symbol.asyncDispose]());

const challenge = async (number = mobile) => workOf(await askForCode(test.app, number));
const codeOf = (reply: { json(): { code?: string } }) => reply.json().code ?? 'sent';

describe('work for a code', () => {
  it('is accepted once, by whichever instance', async () => {
    const other = await test.another();
    const work = solveWork(await challenge());
    const replies = [
      await askForCode(other, mobile, { work }),
      await askForCode(test.app, mobile, { work }),
      await askForCode(other, mobile, { work }),
    ];

    expect(replies.map(codeOf)).toEqual(['sent', 'work_required', 'work_required']);
  });

  it('is accepted once of many simultaneous requests', async () => {
    const work = solveWork(await challenge());
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => askForCode(test.app, mobile, { work })),
    );

    expect(replies.map(codeOf).filter((code) => code === 'sent')).toHaveLength(1);
  });

  it('is asked for on the connection of the request, also when all connections wait for one number', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const holding = test.db.transaction().execute(async (transaction) => {
      await lockGuard(transaction, `number:${mobile}`);
      await held;
    });
    const asking = Array.from({ length: 12 }, () => askForCode(test.app, mobile));
    await setTimeout(1_000);
    letGo();
    await holding;
    const replies = await Promise.all(asking);

    expect(replies.map(codeOf)).toEqual(Array(12).fill('work_required'));
  });

  it('is refused after five minutes, and a new challenge is given', async () => {
    const work = solveWork(await challenge());
    // Another code, so that work is needed then as well.
    for (const seconds of [60, 60, 60, 120]) {
      test.clock.advance(seconds * 1_000);
      await receiveCode(test.app, mobile, { from: '203.0.113.9' });
    }
    const late = await askForCode(test.app, mobile, { work });

    expect(codeOf(late)).toBe('work_required');
    expect(workOf(late).challenge).not.toBe(work.challenge);
  });

  it('is refused for another number', async () => {
    const other = randomMobile();
    await receiveCode(test.app, other);
    const work = solveWork(await challenge(other));

    expect(codeOf(await askForCode(test.app, mobile, { work }))).toBe('work_required');
    expect(codeOf(await askForCode(test.app, other, { work }))).toBe('sent');
  });

  it.each([
    ['fewer bits', (text: string) => text.replace(/^\d+/, '0')],
    ['a later expiry', (text: string) => text.replace(/\.(\d+)\./, (_, time) => `.${Number(time) + 1}.`)],
    ['another random part', (text: string) => text.replace(/\.[^.]+(?=\.[^.]+$)/, '.AAAAAAAAAAAAAAAA')],
    ['no signature', (text: string) => text.replace(/[^.]+$/, '')],
    ['one part more', (text: string) => `${text}.x`],
    ['nothing of a challenge', () => 'x'],
  ])('is refused with a forged challenge: %s', async (_, forge) => {
    const given = await challenge();
    const work = solveWork({ ...given, challenge: forge(given.challenge) });

    expect(codeOf(await askForCode(test.app, mobile, { work }))).toBe('work_required');
  });

  it('is refused when its nonce is not one, and in a form that the contract does not know', async () => {
    const given = await challenge();
    const right = solveWork(given).nonce;
    const nonce = ['0', '1', '2', '3'].find((text) => {
      const isRight = solveWork({ ...given, bits: 1 }).nonce === text;
      return text !== right && !isRight;
    });
    const replies = [
      await askForCode(test.app, mobile, { work: { ...given, nonce: 'NOT' } as never }),
      await askForCode(test.app, mobile, { work: { challenge: given.challenge, nonce: nonce ?? '' } }),
    ];

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 429]);
  });
});

describe('leadingZeroBits', () => {
  it.each([
    [[0xff], 0],
    [[0x01], 7],
    [[0x00, 0x80], 8],
    [[0x00, 0x00, 0x1f], 19],
    [[0x00, 0x00], 16],
  ])('of %j is %d', (bytes, bits) => {
    expect(leadingZeroBits(Uint8Array.from(bytes))).toBe(bits);
  });
});
