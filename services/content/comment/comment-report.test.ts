import {
  dismissCommentReports,
  listReportedComments,
  moderateComment,
  reportComment,
} from '@bazaar/contracts/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommentSite, NOWHERE, openCommentSite } from './comment-site.fixture.ts';

let site: CommentSite;

beforeAll(async () => {
  site = await openCommentSite();
});
afterAll(() => site[Symbol.asyncDispose]());

type Reader = 'other' | 'supplier' | 'operator';

const report = (id: number, payload: object = { reason: 'abusive' }, who: Reader = 'other') =>
  site.answer(reportComment, `POST /pagecomments/${id}/report`, { who, payload });
const refused = (id: number, payload: object, who: Reader | 'guest' | 'buyer' = 'other') =>
  site.refusal(`POST /pagecomments/${id}/report`, { who, payload });
const queue = () =>
  site.answer(listReportedComments, 'GET /pagecomments/reported?paging.pageSize=100', { who: 'operator' });
const entry = async (id: number) => (await queue()).items.find((item) => item.id === id);
const dismiss = (id: number, lastReportId: number) =>
  site.ask(`POST /pagecomments/${id}/dismiss-reports`, { who: 'operator', payload: { lastReportId } });
const reject = (id: number) =>
  site.answer(moderateComment, `POST /pagecomments/${id}/moderate`, {
    who: 'operator',
    payload: { status: 'rejected', reason: 'توهین‌آمیز است', rowVersion: 1 },
  });

describe('POST pagecomments/:id/report', () => {
  it('puts the comment into the operators’ queue with what was written as plain text, and without who wrote it', async () => {
    const id = await site.writeAccepted('دیدگاهی که گزارش می‌شود');
    await report(id, { reason: 'advertising', text: '<b>تبلیغ</b> است<script>x</script>' });
    const found = await entry(id);

    expect(found).toMatchObject({
      text: 'دیدگاهی که گزارش می‌شود',
      status: 'active',
      reportsCount: 1,
      reports: [{ reason: 'advertising', text: 'تبلیغ است', at: site.clock().toISOString() }],
    });
    expect(Object.keys(found?.reports[0] ?? {}).toSorted()).toEqual(['at', 'reason', 'text']);
    // Readers see no trace of it.
    expect(JSON.stringify(await site.tree('buyer'))).not.toContain('advertising');
  });

  it('keeps one report of a reader, the latest, and one for each reader', async () => {
    const id = await site.writeAccepted('دیدگاهی با چند گزارش');
    await report(id, { reason: 'abusive', text: 'نخست' });
    await report(id, { reason: 'other', text: 'دوباره' });
    await report(id, { reason: 'offTopic' }, 'supplier');

    expect(await entry(id)).toMatchObject({
      reportsCount: 2,
      reports: [{ reason: 'offTopic' }, { reason: 'other', text: 'دوباره' }],
    });
  });

  it('is about active comments of others alone', async () => {
    const waiting = await site.write('دیدگاهی که هنوز کسی نمی‌بیند');
    const own = await site.writeAccepted('دیدگاه خود خریدار');

    expect(await refused(waiting.id, { reason: 'abusive' })).toBe('404 not_found');
    expect(await refused(NOWHERE, { reason: 'abusive' })).toBe('404 not_found');
    expect(await refused(own, { reason: 'abusive' }, 'buyer')).toBe('404 not_found');
    expect(await refused(own, { reason: 'abusive' }, 'guest')).toBe('401 unauthorized');
    expect(await entry(own)).toBeUndefined();
  });

  it.each([
    {},
    { reason: 'boring' },
    { reason: 'abusive', text: 'ا'.repeat(501) },
    { reason: 'abusive', userId: 1 },
  ])('answers 400 for %j', async (payload) => {
    expect(await refused(1, payload)).toBe('400 validation');
  });

  it('takes twenty reports of a user in a day', async () => {
    const id = await site.writeAccepted('دیدگاهی که بارها گزارش می‌شود');
    for (let number = 0; number < 20; number += 1) {
      // A user who reports nothing in the other tests.
      await report(id, { reason: 'abusive' }, 'operator');
    }
    expect(await refused(id, { reason: 'abusive' }, 'operator')).toBe('429 rate_limited');
    expect(await entry(id)).toMatchObject({ reportsCount: 1 });
  });
});

describe('the queue of reported comments', () => {
  it('is for operators alone, and counted for them', async () => {
    const { totalCount } = await queue();
    const access = (who: 'buyer' | 'operator') => site.ask('GET /pagecomments/review-access', { who });

    expect(await site.refusal('GET /pagecomments/reported', { who: 'buyer' })).toBe('403 forbidden');
    expect(
      await site.refusal('POST /pagecomments/1/dismiss-reports', {
        who: 'supplier',
        payload: { lastReportId: 1 },
      }),
    ).toBe('403 forbidden');
    expect((await access('operator')).json()).toMatchObject({ reported: totalCount });
    expect((await access('buyer')).json()).toMatchObject({ reported: 0, letters: 0 });
  });

  it('has the most reported comment first', async () => {
    const [once, twice] = [
      await site.writeAccepted('یک گزارش درباره این است'),
      await site.writeAccepted('دو گزارش درباره این است'),
    ];
    await report(once);
    await report(twice);
    await report(twice, { reason: 'abusive' }, 'supplier');
    const ids = (await queue()).items.map(({ id }) => id);

    expect(ids.indexOf(twice)).toBeLessThan(ids.indexOf(once));
  });

  it('loses a comment that is in order, which stays, and takes no further report of the same reader', async () => {
    const id = await site.writeAccepted('دیدگاهی که ایرادی ندارد');
    await report(id);
    const read = await entry(id);
    const reply = await dismiss(id, read?.lastReportId ?? 0);

    expect(dismissCommentReports.response.parse(reply.json())).toEqual({ id, dismissed: 1 });
    expect(await refused(id, { reason: 'abusive' })).toBe('409 invalid_transition');
    expect(await entry(id)).toBeUndefined();
    expect((await site.tree()).items.some((comment) => comment.id === id)).toBe(true);
  });

  it('keeps a report that came after the operator had read the queue', async () => {
    const id = await site.writeAccepted('دیدگاهی که باز گزارش می‌شود');
    await report(id);
    const read = await entry(id);
    await report(id, { reason: 'personalData' }, 'supplier');
    await dismiss(id, read?.lastReportId ?? 0);

    expect(await entry(id)).toMatchObject({ reportsCount: 1, reports: [{ reason: 'personalData' }] });
  });

  it('keeps a report that its reader has written anew after the operator had read the queue', async () => {
    const id = await site.writeAccepted('دیدگاهی که گزارش آن بازنویسی می‌شود');
    await report(id, { reason: 'other', text: 'نخست' });
    const read = await entry(id);
    await report(id, { reason: 'other', text: 'متنی که کارشناس نخوانده است' });

    expect((await dismiss(id, read?.lastReportId ?? 0)).statusCode).toBe(409);
    expect(await entry(id)).toMatchObject({
      reportsCount: 1,
      reports: [{ text: 'متنی که کارشناس نخوانده است' }],
    });
  });

  it('accepts one of two simultaneous decisions, and refuses those about nothing', async () => {
    const id = await site.writeAccepted('دیدگاهی که دو کارشناس می‌بینند');
    await report(id);
    const lastReportId = (await entry(id))?.lastReportId ?? 0;
    const replies = await Promise.all([dismiss(id, lastReportId), dismiss(id, lastReportId)]);

    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await dismiss(NOWHERE, 1)).json()).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('loses a comment that is rejected, with all its reports, which tell who decided', async () => {
    const id = await site.writeAccepted('دیدگاهی که برداشته می‌شود');
    await report(id);
    await report(id, { reason: 'other', text: 'باز هم' }, 'supplier');
    await reject(id);
    const { rows } = await sql<{ operator: number; count: number }>`
      select closed_by as operator, count(*)::int as count from content.comment_report
      where comment_id = ${id} and closed_at = ${site.clock()} group by closed_by`.execute(site.db);

    expect(await entry(id)).toBeUndefined();
    expect(rows).toEqual([{ operator: 4, count: 2 }]);
    expect((await site.tree()).items.some((comment) => comment.id === id)).toBe(false);
  });
});
