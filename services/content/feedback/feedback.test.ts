import { randomUUID } from 'node:crypto';
import { sendFeedback } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_BUYER, EMPTY_BUYER } from '../../seed/demo-users.ts';
import { type ContentSite, openContentSite } from '../content-site.fixture.ts';

const letter = { kind: 'Suggestion', subject: 'خروجی اکسل', text: 'کاش جدول مقایسه خروجی داشت.' };
const HOUR_MS = 3_600_000;
let site: ContentSite;

beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const send = (changes: object = {}, who: 'guest' | 'buyer' = 'guest') =>
  site.answer(sendFeedback, 'POST /feedbacks', { who, payload: { ...letter, ...changes } });
const refusal = (changes: object, who: 'guest' | 'buyer' = 'guest') =>
  site.refusal('POST /feedbacks', { who, payload: { ...letter, ...changes } });

async function stored(trackingCode: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select kind, subject, text, contact, page_path as "pagePath", status, user_id as "userId", file_ids as "fileIds"
    from content.feedback where tracking_code = ${trackingCode}`.execute(site.db);
  return rows[0];
}

/** A file of a user, as the file service stores it. */
async function givenFile(ownerId: number): Promise<string> {
  const id = randomUUID();
  await sql`
    insert into file.stored_file (id, owner_id, name, mime, size, sha256, created_at, stored_at)
    values (${id}, ${ownerId}, 'نقشه.pdf', 'application/pdf', 10, ${'0'.repeat(64)}, ${site.clock()},
      ${site.clock()})`.execute(site.db);
  return id;
}

describe('POST feedbacks', () => {
  it('accepts a guest’s letter as plain text and returns a tracking code that cannot be guessed', async () => {
    const one = await send({
      text: '<p>کاش</p> <b>جدول</b> خروجی داشت.<script>x</script>',
      contact: '09121234567',
      pagePath: '/products/7/پمپ',
    });
    const other = await send();

    expect(one.trackingCode).toMatch(/^FB-[2-9A-HJKMNP-TV-Z]{10}$/);
    expect(other.trackingCode).not.toBe(one.trackingCode);
    expect(await stored(one.trackingCode)).toMatchObject({
      kind: 'Suggestion',
      text: 'کاش جدول خروجی داشت.',
      contact: '09121234567',
      pagePath: '/products/7/پمپ',
      status: 'Registered',
      userId: null,
    });
  });

  it('sends one letter for repeated requests with one key', async () => {
    const headers = { 'idempotency-key': '9a5c2f7c-9b1e-4a8e-8a40-2f1f5f4f7a01' };
    const payload = { ...letter, subject: 'دکمه‌ای که پنجاه بار زده شد' };
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => site.ask('POST /feedbacks', { payload, headers })),
    );
    const { rows } = await sql`select from content.feedback where subject = ${payload.subject}`.execute(
      site.db,
    );

    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(rows).toHaveLength(1);
    const changed = { payload: { ...payload, kind: 'Complaint' }, headers };
    expect(await site.refusal('POST /feedbacks', changed)).toBe('422 idempotency_mismatch');
  });

  it('attaches the sender’s own files to the letter, and refuses those of others', async () => {
    const [mine, theirs] = [await givenFile(DEMO_BUYER.id), await givenFile(EMPTY_BUYER.id)];
    const { trackingCode } = await send({ fileIds: [mine, mine] }, 'buyer');
    const { rows } = await sql`
      select from file.attachment where file_id = ${mine} and subject = 'Feedback'`.execute(site.db);
    const count = () =>
      sql<{ n: number }>`select count(*)::int as n from content.feedback`
        .execute(site.db)
        .then((r) => r.rows[0]?.n);
    const before = await count();

    expect((await stored(trackingCode))?.fileIds).toEqual([mine]);
    expect(rows).toHaveLength(1);
    expect(await refusal({ fileIds: [mine, theirs] }, 'buyer')).toBe('404 not_found');
    expect(await refusal({ fileIds: [randomUUID()] }, 'buyer')).toBe('404 not_found');
    expect(await refusal({ fileIds: [mine] })).toBe('400 validation');
    expect(await count()).toBe(before);
  });

  it.each([
    { kind: 'Praise' },
    { kind: 'Usefulness' },
    { pagePath: '//evil.example' },
    { pagePath: '/\\evil.example' },
    { pagePath: 'https://evil.example' },
    { pagePath: '/a\u0000b' },
    { subject: '<b></b>' },
    { text: '<i></i><i></i><i></i>' },
    { text: 'کوتاه' },
    { contact: 'x' },
    { fileIds: Array.from({ length: 4 }, () => randomUUID()) },
    { fileIds: ['1'] },
    { userId: 1 },
  ])('answers 400 for %j', async (changes) => {
    expect(await refusal(changes, 'buyer')).toBe('400 validation');
  });

  it('requires an idempotency key', async () => {
    const headers = { 'idempotency-key': 'one' };

    expect(await site.refusal('POST /feedbacks', { payload: letter, headers })).toBe('400 validation');
  });
});

it('accepts twenty letters an hour from one network', async () => {
  site.clock.advance(HOUR_MS);
  const replies = [];
  for (let number = 0; number < 21; number += 1) {
    replies.push(await site.ask('POST /feedbacks', { payload: { ...letter, subject: `نامه ${number}` } }));
  }
  site.clock.advance(HOUR_MS);

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([...Array(20).fill(201), 429]);
  expect(Number(replies.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send()).trackingCode).toBeTruthy();
});
