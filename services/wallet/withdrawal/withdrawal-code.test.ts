import { getWithdrawalTerms, requestWithdrawal } from '@bazaar/contracts/wallet';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_RIAL, givenToken, WITH_LIMIT } from '../../auth/step-up/step-up.fixture.ts';
import { DEMO_BUYER } from '../../seed/demo-users.ts';
import { type Headers, openTradeApp, type TradeApp } from '../../trade/trade.fixture.ts';
import {
  availableOf,
  bankMoves,
  buyerOf,
  faultsOfLedger,
  setAvailable,
  setCompanySheba,
} from './withdrawal-people.fixture.ts';

const AMOUNT = 10_000_000;

let trade: TradeApp;
beforeAll(async () => {
  trade = await openTradeApp(WITH_LIMIT);
}, 60_000);
afterAll(() => trade?.test[Symbol.asyncDispose]());
afterEach(async () => {
  expect(await faultsOfLedger(trade)).toEqual([]);
});

/** Two of them are within the limit of a day, three are not. */
const SMALL_RIAL = 200_000_000;
const OTHER_SHEBA = 'IR820540102680020817909002';

const withdraw = (body: object = {}, as: Headers = trade.buyer) =>
  trade.send(requestWithdrawal, { as, body: { amountRial: AMOUNT, ...body } });
const terms = () => trade.call(getWithdrawalTerms, { as: trade.buyer });

describe('a withdrawal', () => {
  it('above the limit needs a code for exactly this withdrawal', async () => {
    const available = await availableOf(trade);
    const amountRial = 500_000_010;
    await setAvailable(trade, amountRial * 2);
    const refused = await withdraw({ amountRial });
    const person = buyerOf(trade);
    const wanted = { purpose: 'withdrawal', purposeId: DEMO_BUYER.id, amountRial } as const;
    const other = await givenToken(trade.test, person, { ...wanted, amountRial: amountRial + 10 });
    const wrong = await withdraw({ amountRial, stepUpToken: other });
    const stepUpToken = await givenToken(trade.test, person, wanted);
    const replies = await Promise.all([
      withdraw({ amountRial, stepUpToken }),
      withdraw({ amountRial, stepUpToken }),
    ]);

    expect([refused.status, refused.body.code]).toEqual([403, 'step_up_required']);
    expect(refused.body.data).toEqual({
      ...{ ...wanted, sheba: null, reason: 'limit', limitRial: DEFAULT_RIAL, spentRial: 0 },
    });
    expect(wrong.body.code).toBe('step_up_required');
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 403]);
    expect(await availableOf(trade)).toBe(amountRial);
    await setAvailable(trade, available);
  });

  it('counts with the others of a day, until its money is back', async () => {
    const available = await availableOf(trade);
    await setAvailable(trade, SMALL_RIAL * 5);
    trade.test.clock.advance(24 * 3_600_000);
    await trade.signInAgain();
    const small = () => withdraw({ amountRial: SMALL_RIAL });
    const [first, second] = [await small(), await small()];
    const third = await small();
    const { stepUpLimitRial, stepUpRemainingRial } = await terms();
    await bankMoves(trade, first.body.id, ['send', 'fail']);
    const after = await small();

    expect([first.status, second.status, third.status, after.status]).toEqual([201, 201, 403, 201]);
    expect(third.body.data).toMatchObject({ spentRial: 2 * SMALL_RIAL, reason: 'limit' });
    expect([stepUpLimitRial, stepUpRemainingRial]).toEqual([DEFAULT_RIAL, DEFAULT_RIAL - 2 * SMALL_RIAL]);
    await setAvailable(trade, available);
  });

  it('of two small ones at once that exceed the limit together only one succeeds', async () => {
    const available = await availableOf(trade);
    await setAvailable(trade, SMALL_RIAL * 5);
    trade.test.clock.advance(24 * 3_600_000);
    await trade.signInAgain();
    await withdraw({ amountRial: SMALL_RIAL });
    const replies = await Promise.all([1, 2].map(() => withdraw({ amountRial: SMALL_RIAL })));

    expect(replies.map(({ status }) => status).sort()).toEqual([201, 403]);
    await setAvailable(trade, available);
  });

  it('to another account than before needs a code once, whatever its amount', async () => {
    trade.test.clock.advance(24 * 3_600_000);
    await trade.signInAgain();
    const before = await setCompanySheba(trade, OTHER_SHEBA);
    const { isAccountNew } = await terms();
    const refused = await withdraw();
    const wanted = { purpose: 'withdrawal', purposeId: DEMO_BUYER.id, amountRial: AMOUNT } as const;
    const stepUpToken = await givenToken(trade.test, buyerOf(trade), wanted);
    const confirmed = await withdraw({ stepUpToken });
    const next = await withdraw();
    const known = await terms();
    await setCompanySheba(trade, before);

    expect(isAccountNew).toBe(true);
    expect([refused.status, refused.body.code]).toEqual([403, 'step_up_required']);
    expect(refused.body.data).toMatchObject({ ...wanted, reason: 'newAccount' });
    expect([confirmed.status, next.status, known.isAccountNew]).toEqual([201, 201, false]);
  });
});
