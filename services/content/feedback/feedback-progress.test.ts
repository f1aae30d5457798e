import { randomUUID } from 'node:crypto';
import { getFeedbackProgress, moveFeedback, sendFeedback } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_BUYER } from '../../seed/demo-users.ts';
import { type ContentSite, openContentSite } from '../content-site.fixture.ts';

const TEN_MINUTES_MS = 600_000;
const UNKNOWN = 'FB-AAAAAAAAAA';
let site: ContentSite;

beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site[Symbol.asyncDispose]());
// Attempts are limited for each network, which all of these tests share.
beforeEach(() => site.clock.advance(TEN_MINUTES_MS));

async function given(changes: object = {}): Promise<string> {
  const letter = {
    kind: 'Defect',
    subject: 'تبدیل واحد',
    text: 'واحد در برگه مشخصات تبدیل نمی‌شود.',
    ...changes,
  };
  const sent = await site.answer(sendFeedback, 'POST /feedbacks', { who: 'buyer', payload: letter });
  return sent.trackingCode;
}
const progress = (code: string) => site.answer(getFeedbackProgress, `GET /feedbacks/${code}`);
const move = (code: string, payload: object) =>
  site.answer(moveFeedback, `POST /feedbacks/${code}/state`, { who: 'operator', payload });
const refusedMove = (code: string, payload: object, who: 'operator' | 'buyer' | 'guest' = 'operator') =>
  site.refusal(`POST /feedbacks/${code}/state`, { who, payload });

describe('GET feedbacks/:trackingCode', () => {
  it('shows anyone with the code what became of the letter, without its text and with the contact masked', async () => {
    const file = randomUUID();
    await sql`
      insert into file.stored_file (id, owner_id, name, mime, size, sha256, created_at, stored_at)
      values (${file}, ${DEMO_BUYER.id}, 'نقشه.pdf', 'application/pdf', 10, ${'0'.repeat(64)}, ${site.clock()},
        ${site.clock()})`.execute(site.db);
    const code = await given({ contact: '09121234567', pagePath: '/faq', fileIds: [file] });
    const reply = await site.ask(`GET /feedbacks/${code}`);

    expect(getFeedbackProgress.response.parse(reply.json())).toEqual({
      trackingCode: code,
      kind: 'Defect',
      subject: 'تبدیل واحد',
      contact: '۰۹۱۲•••۴۵۶۷',
      pagePath: '/faq',
      fileNames: ['نقشه.pdf'],
      state: 'Registered',
      steps: [{ state: 'Registered', text: null, at: site.clock().toISOString() }],
    });
    expect(reply.body).not.toMatch(/1234|برگه مشخصات/);
    expect(reply.headers['cache-control']).toContain('no-store');
  });

  it('reveals nothing for a code that no letter has', async () => {
    expect((await site.ask(`GET /feedbacks/${UNKNOWN}`)).json()).toMatchObject({
      status: 404,
      code: 'not_found',
    });
    expect((await site.ask(`GET /feedbacks/${UNKNOWN}`)).json()).not.toHaveProperty('data');
  });

  it.each(['1', 'FB-', 'FB-00000IIIII', '%27%20or%201%3D1--', 'FB-7K2MQ9XA4Tx', '%00', '..%2Ffaq'])(
    'answers 400 or 404 for %s',
    async (code) => {
      expect([400, 404]).toContain((await site.ask(`GET /feedbacks/${code}`)).statusCode);
    },
  );

  it('lets one network make sixty attempts in ten minutes, with a known code too', async () => {
    const code = await given();
    for (let attempt = 0; attempt < 60; attempt += 1) {
      expect((await site.ask(`GET /feedbacks/${UNKNOWN}`)).statusCode).toBe(404);
    }
    const reply = await site.ask(`GET /feedbacks/${code}`);
    site.clock.advance(TEN_MINUTES_MS);

    expect([reply.statusCode, Number(reply.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await progress(code)).state).toBe('Registered');
  });
});

describe('POST feedbacks/:trackingCode/state', () => {
  it('moves a letter on with texts that its sender reads, the latest first', async () => {
    const code = await given();
    await move(code, { state: 'InReview' });
    site.clock.advance(60_000);
    await move(code, { state: 'Answered', text: 'سپاس. <b>اصلاح شد</b><script>x</script>' });
    site.clock.advance(60_000);
    await move(code, { state: 'Closed' });

    const { state, steps } = await progress(code);
    expect(state).toBe('Closed');
    expect(steps.map((step) => [step.state, step.text])).toEqual([
      ['Closed', null],
      ['Answered', 'سپاس. اصلاح شد'],
      ['InReview', null],
      ['Registered', null],
    ]);
  });

  it('never moves a letter back, nor twice to one state, and names the state it is in', async () => {
    const code = await given();
    const both = await Promise.all(
      [1, 2].map(() =>
        site.ask(`POST /feedbacks/${code}/state`, { who: 'operator', payload: { state: 'Closed' } }),
      ),
    );
    const again = await site.ask(`POST /feedbacks/${code}/state`, {
      who: 'operator',
      payload: { state: 'InReview' },
    });

    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(again.json()).toMatchObject({
      status: 409,
      code: 'invalid_transition',
      data: { currentStatus: 'Closed' },
    });
  });

  it('is for operators alone', async () => {
    const code = await given();

    expect(await refusedMove(code, { state: 'Closed' }, 'guest')).toBe('401 unauthorized');
    expect(await refusedMove(code, { state: 'Closed' }, 'buyer')).toBe('403 forbidden');
    expect(await refusedMove(UNKNOWN, { state: 'Closed' })).toBe('404 not_found');
  });

  it.each([
    { state: 'Registered' },
    { state: 'Answered' },
    { state: 'Answered', text: '<b></b> <i></i>' },
    { state: 'Closed', text: '<script>x</script>' },
  ])('answers 400 for %j', async (payload) => {
    expect(await refusedMove(await given(), payload)).toBe('400 validation');
  });
});
