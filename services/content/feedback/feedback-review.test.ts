import { randomUUID } from 'node:crypto';
import {
  getFeedbackProgress,
  listFeedbackLetters,
  moveFeedback,
  sendFeedback,
} from '@bazaar/contracts/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_BUYER } from '../../seed/demo-users.ts';
import { type ContentSite, openContentSite } from '../content-site.fixture.ts';

let site: ContentSite;

beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const letters = (view = 'open') =>
  site.answer(listFeedbackLetters, `GET /feedbacks/letters?view=${view}&paging.pageSize=100`, {
    who: 'operator',
  });
const codes = async (view: string) => (await letters(view)).items.map(({ trackingCode }) => trackingCode);

async function given(changes: object = {}): Promise<string> {
  const payload = {
    kind: 'Complaint',
    subject: 'دیرکرد ارسال',
    text: 'سفارش من ده روز دیر رسید.',
    ...changes,
  };
  site.clock.advance(60_000);
  return (await site.answer(sendFeedback, 'POST /feedbacks', { who: 'buyer', payload })).trackingCode;
}

const move = (code: string, payload: object) =>
  site.answer(moveFeedback, `POST /feedbacks/${code}/state`, { who: 'operator', payload });

it('shows operators the whole letter, with its contact in full and a link to each file that opens it', async () => {
  const file = randomUUID();
  await sql`
    insert into file.stored_file (id, owner_id, name, mime, size, sha256, created_at, stored_at)
    values (${file}, ${DEMO_BUYER.id}, 'بارنامه.pdf', 'application/pdf', 10, ${'0'.repeat(64)}, ${site.clock()},
      ${site.clock()})`.execute(site.db);
  const code = await given({ contact: '09121234567', fileIds: [file] });
  const found = (await letters()).items.find(({ trackingCode }) => trackingCode === code);

  expect(found).toMatchObject({
    text: 'سفارش من ده روز دیر رسید.',
    contact: '09121234567',
    state: 'Registered',
    createdAt: site.clock().toISOString(),
    steps: [{ state: 'Registered' }],
  });
  expect(found?.files.map(({ name }) => name)).toEqual(['بارنامه.pdf']);
  const link = new URL(found?.files[0]?.url ?? '', 'http://site');
  expect([link.pathname, link.searchParams.has('signature')]).toEqual([
    `/api/file/api/v1/files/${file}`,
    true,
  ]);
});

it('is for operators alone', async () => {
  expect(await site.refusal('GET /feedbacks/letters', {})).toBe('401 unauthorized');
  expect(await site.refusal('GET /feedbacks/letters', { who: 'buyer' })).toBe('403 forbidden');
  expect(await site.refusal('GET /feedbacks/letters', { who: 'supplier' })).toBe('403 forbidden');
});

it('has letters that wait with the oldest first, and moves each to the view of its state', async () => {
  const first = await given();
  const second = await given();
  const open = await codes('open');
  expect(open.indexOf(first)).toBeLessThan(open.indexOf(second));

  await move(first, { state: 'InReview' });
  expect(await codes('open')).toContain(first);
  await move(first, { state: 'Answered', text: 'کرایه این ارسال به شما برگشت.' });
  expect([await codes('open'), await codes('answered')].map((list) => list.includes(first))).toEqual([
    false,
    true,
  ]);
  await move(first, { state: 'Closed' });
  expect([await codes('answered'), await codes('closed')].map((list) => list.includes(first))).toEqual([
    false,
    true,
  ]);
  const seen = await site.answer(getFeedbackProgress, `GET /feedbacks/${first}`);
  expect(seen.steps.map(({ state }) => state)).toEqual(['Closed', 'Answered', 'InReview', 'Registered']);
});

it('counts the letters that wait for operators', async () => {
  const { totalCount } = await letters();
  const reply = await site.ask('GET /pagecomments/review-access', { who: 'operator' });

  expect(reply.json()).toMatchObject({ letters: totalCount });
});
