import { getHelpItem, listTopFaq, voteUsefulness } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentSite, openContentSite } from '../content-site.fixture.ts';

const HOUR_MS = 3_600_000;
const NOWHERE = 2_000_000_000;
let site: ContentSite;

beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site[Symbol.asyncDispose]());

interface Voting {
  readonly who?: 'buyer' | 'other' | 'guest';
  readonly network?: number;
  readonly browser?: string;
  readonly isUseful?: boolean;
}

function vote(
  objectType: string,
  objectId: number,
  { who = 'guest', network = 1, browser = 'a', isUseful = true }: Voting = {},
) {
  const payload = { objectType, objectId, isUseful };
  return site.answer(voteUsefulness, 'POST /usefulness', {
    who,
    payload,
    headers: { 'user-agent': browser },
    remoteAddress: `198.51.${network}.1`,
  });
}

describe('POST usefulness', () => {
  it('counts every reader once, whose latest vote it keeps', async () => {
    const [question] = await site.answer(listTopFaq, 'GET /faqquestions/top-most-visited/by-platform');
    const id = question?.id ?? 0;

    expect(await vote('FaqQuestion', id)).toEqual({ useful: 1, notUseful: 0 });
    expect(await vote('FaqQuestion', id)).toEqual({ useful: 1, notUseful: 0 });
    expect(await vote('FaqQuestion', id, { network: 2 })).toEqual({ useful: 2, notUseful: 0 });
    expect(await vote('FaqQuestion', id, { who: 'buyer', isUseful: false })).toEqual({
      useful: 2,
      notUseful: 1,
    });
    expect(await vote('FaqQuestion', id, { who: 'buyer', browser: 'c' })).toEqual({
      useful: 3,
      notUseful: 0,
    });
  });

  it('counts a guest with another browser’s name no second time', async () => {
    const id = 3;
    const votes = [];
    for (const browser of ['a', 'b', 'c']) {
      votes.push(await vote('FaqQuestion', id, { browser }));
    }

    expect(votes).toEqual(votes.map(() => ({ useful: 1, notUseful: 0 })));
  });

  it('keeps totals that are what the votes count to, also of votes at the same time', async () => {
    const id = 7;
    await Promise.all(
      [1, 1, 2, 3, 3, 4].map((network, place) =>
        vote('HelpItem', id, { network, isUseful: place % 2 === 0 }),
      ),
    );
    const { rows } = await sql`
      select total.useful, total.not_useful,
        count(*) filter (where is_useful)::int as counted, count(*) filter (where not is_useful)::int as counted_not
      from content.usefulness_total as total
      join content.usefulness_vote as vote using (object_type, object_id)
      where object_type = 'HelpItem' and object_id = ${id}
      group by total.useful, total.not_useful`.execute(site.db);
    const [total] = rows as Record<string, number>[];

    expect([total?.useful, total?.not_useful]).toEqual([total?.counted, total?.counted_not]);
    expect((total?.useful ?? 0) + (total?.not_useful ?? 0)).toBe(4);
  });

  it('is what the questions and the help texts show', async () => {
    const get = () => site.answer(getHelpItem, 'GET /helpsystems/byfrontuniqueid?uniqueId=login-otp');
    const before = await get();
    await vote('HelpItem', before.id);
    await vote('HelpItem', before.id, { network: 2, isUseful: false });
    const [question] = await site.answer(listTopFaq, 'GET /faqquestions/top-most-visited/by-platform');

    expect((await get()).useful).toBe(before.useful + 1);
    expect(question?.useful).toBe(3);
  });

  it.each([
    { objectType: 'FaqQuestion', objectId: NOWHERE },
    { objectType: 'HelpItem', objectId: NOWHERE },
  ])('answers 404 for %j', async (payload) => {
    expect(await site.refusal('POST /usefulness', { payload: { ...payload, isUseful: true } })).toBe(
      '404 not_found',
    );
  });

  it.each([
    { objectType: 'Supplier', objectId: 1, isUseful: true },
    { objectType: 'Content', objectId: 1, isUseful: true },
    { objectType: 'FaqQuestion', objectId: 0, isUseful: true },
    { objectType: 'FaqQuestion', objectId: 1, isUseful: 'yes' },
  ])('answers 400 for %j', async (payload) => {
    expect(await site.refusal('POST /usefulness', { payload })).toBe('400 validation');
  });

  it('accepts sixty votes an hour from one network', async () => {
    site.clock.advance(HOUR_MS);
    const replies = [];
    for (let number = 0; number < 61; number += 1) {
      const payload = { objectType: 'FaqQuestion', objectId: 1, isUseful: true };
      replies.push(await site.ask('POST /usefulness', { payload }));
    }

    expect(replies.slice(-2).map(({ statusCode }) => statusCode)).toEqual([200, 429]);
  });
});
