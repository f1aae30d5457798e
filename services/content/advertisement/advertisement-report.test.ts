import {
  getAdvertisement,
  listAdvertisements,
  listReportedAdvertisements,
  reportAdvertisement,
} from '@bazaar/contracts/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ContentSite, openContentSite } from '../content-site.fixture.ts';

const NOWHERE = 2_000_000_000;
let site: ContentSite;

beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const report = (id: number, payload: object = {}, who: 'buyer' | 'other' = 'buyer') =>
  site.answer(reportAdvertisement, `POST /advertisements/${id}/report`, {
    who,
    payload: { reason: 'gone', text: 'فروخته شده است.', ...payload },
  });
const queue = () =>
  site.answer(listReportedAdvertisements, 'GET /advertisements/reported?paging.pageSize=100', {
    who: 'operator',
  });
const entry = async (id: number) => (await queue()).items.find((item) => item.id === id);
const resolve = (id: number, decision: string, lastReportId: number) =>
  site.ask(`POST /advertisements/${id}/resolve-reports`, {
    who: 'operator',
    payload: { decision, lastReportId },
  });

it('is for operators alone, and counted for them', async () => {
  await report(1);
  const access = await site.ask('GET /pagecomments/review-access', { who: 'operator' });

  expect(access.json()).toMatchObject({ advertisements: (await queue()).totalCount });
  expect(await site.refusal('GET /advertisements/reported', { who: 'buyer' })).toBe('403 forbidden');
  expect(await site.refusal('GET /advertisements/reported')).toBe('401 unauthorized');
});

it('has the most reported first, with what was written and without who wrote it', async () => {
  await report(2);
  await report(3, { reason: 'fraud', text: 'پیش‌پرداخت خواست.' });
  await report(3, { reason: 'other', text: 'باز هم همان.' }, 'other');
  const ids = (await queue()).items.map(({ id }) => id);
  const found = await entry(3);

  expect(ids.indexOf(3)).toBeLessThan(ids.indexOf(2));
  expect(found).toMatchObject({
    readersCount: 2,
    reports: [
      { reason: 'other', text: 'باز هم همان.', at: site.clock().toISOString() },
      { reason: 'fraud', text: 'پیش‌پرداخت خواست.' },
    ],
  });
  expect(Object.keys(found?.reports[0] ?? {}).toSorted()).toEqual(['at', 'reason', 'text']);
});

it('counts readers, so that nobody brings an advertisement to the top alone', async () => {
  for (const text of ['یک بار نوشت.', 'دو بار نوشت.', 'سه بار نوشت.']) {
    await report(7, { text });
  }
  await report(8);
  await report(8, {}, 'other');
  const ids = (await queue()).items.map(({ id }) => id);

  expect(await entry(7)).toMatchObject({ readersCount: 1, reports: [{}, {}, { text: 'یک بار نوشت.' }] });
  expect(ids.indexOf(8)).toBeLessThan(ids.indexOf(7));
});

it('keeps an advertisement by closing the reports that were read; a later one stays open', async () => {
  await report(4);
  const read = await entry(4);
  await report(4, { reason: 'wrongInformation' }, 'other');
  const reply = await resolve(4, 'keep', read?.lastReportId ?? 0);

  expect(reply.json()).toEqual({ id: 4, resolved: 1 });
  expect(await entry(4)).toMatchObject({ readersCount: 1, reports: [{ reason: 'wrongInformation' }] });
  expect((await site.answer(getAdvertisement, 'GET /advertisements/4')).isExpired).toBe(false);
});

it('ends an advertisement, which is in no list and in no search any more, and closes all of its reports', async () => {
  await report(5);
  const read = await entry(5);
  await report(5, { reason: 'fraud' }, 'other');
  expect((await resolve(5, 'end', read?.lastReportId ?? 0)).statusCode).toBe(200);
  const { items } = await site.answer(listAdvertisements, 'GET /advertisements?paging.pageSize=100');
  const { rows: documents } = await sql`
    select from product.search_document where kind = 'advertisement' and ref_id = 5`.execute(site.db);

  expect(await entry(5)).toBeUndefined();
  expect((await site.answer(getAdvertisement, 'GET /advertisements/5')).isExpired).toBe(true);
  expect(items.some(({ id }) => id === 5)).toBe(false);
  expect(documents).toEqual([]);
  expect(await site.refusal('POST /advertisements/5/contact', { who: 'buyer' })).toBe('404 not_found');
});

it('leaves out an advertisement whose validity is over, which nobody can report any more', async () => {
  await report(9);
  const { totalCount } = await queue();
  await sql`update content.advertisement set valid_to = date '2020-01-01' where id = 9`.execute(site.db);
  const access = await site.ask('GET /pagecomments/review-access', { who: 'operator' });

  expect(await entry(9)).toBeUndefined();
  expect((await queue()).totalCount).toBe(totalCount - 1);
  expect(access.json()).toMatchObject({ advertisements: totalCount - 1 });
  const payload = { reason: 'gone', text: 'فروخته شده است.' };
  expect(await site.refusal('POST /advertisements/9/report', { who: 'other', payload })).toBe(
    '404 not_found',
  );
});

it('accepts one of two simultaneous decisions, and none about nothing', async () => {
  await report(6);
  const lastReportId = (await entry(6))?.lastReportId ?? 0;
  const replies = await Promise.all([resolve(6, 'keep', lastReportId), resolve(6, 'end', lastReportId)]);

  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await resolve(NOWHERE, 'keep', 1)).statusCode).toBe(404);
  expect((await resolve(6, 'forget', 1)).statusCode).toBe(400);
});
