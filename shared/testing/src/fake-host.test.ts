import { addFavorite } from '@bazaar/contracts/content';
import { creditChanged } from '@bazaar/contracts/events';
import { getCategoryMenu, listCategoryChildren, listSuggestions } from '@bazaar/contracts/product';
import { getCredit } from '@bazaar/contracts/wallet';
import { describe, expect, it, vi } from 'vitest';
import { createFakeHost } from './fake-host.ts';
import { given, OFFLINE, problem } from './given.ts';
import { category } from './sample-remote/category.fixture.ts';

const credit = { balanceRial: 5, availableRial: 5, heldRial: 0, updatedAt: '2025-01-01T00:00:00Z' };
const forSeven = { params: { id: 7 } };

describe('handlers', () => {
  it('respond through the real client, with the request parsed by the contract', async () => {
    const response = vi.fn(() => []);
    const host = createFakeHost({ handlers: [given(listSuggestions, response)] });

    await expect(host.api.call(listSuggestions, { query: { term: 'پمپ', take: 3 } })).resolves.toEqual([]);

    expect(response).toHaveBeenCalledWith(
      expect.objectContaining({ query: { term: 'پمپ', take: 3, scope: 'everywhere' } }),
    );
    expect(host.calls).toMatchObject([
      { name: 'GET product /api/v1/searches/suggestions', endpoint: listSuggestions },
    ]);
  });

  it('distinguish two requests with one path pattern by their parameters', async () => {
    const children = given(listCategoryChildren, ({ params }) => [category({ parentId: params.id })]);
    const host = createFakeHost({ handlers: [children] });

    const [child] = await host.api.call(listCategoryChildren, forSeven);

    expect(child?.parentId).toBe(7);
  });

  it('may be replaced in the middle of a test', async () => {
    const host = createFakeHost({ handlers: [given(getCategoryMenu, [])] });
    host.give(given(getCategoryMenu, problem(503)));

    await expect(host.api.call(getCategoryMenu)).rejects.toMatchObject({ status: 503 });
  });

  it('return problems and network failures as the client reports them', async () => {
    const wrong = problem(422, { code: 'otp_wrong', title: 'کد نادرست است.' });
    const host = createFakeHost({
      handlers: [given(listCategoryChildren, wrong), given(getCategoryMenu, OFFLINE)],
    });

    await expect(host.api.call(listCategoryChildren, forSeven)).rejects.toMatchObject({
      status: 422,
      data: { code: 'otp_wrong', title: 'کد نادرست است.', status: 422 },
    });
    await expect(host.api.call(getCategoryMenu)).rejects.toMatchObject({ status: 0 });
  });

  it('respond with 400 to what the service would refuse', async () => {
    const host = createFakeHost({ handlers: [given(listSuggestions, [])] });

    await expect(host.api.call(listSuggestions, { query: { term: '' } })).rejects.toMatchObject({
      status: 400,
      data: { code: 'validation' },
    });
  });
});

describe('the session', () => {
  const add = given(addFavorite, problem(404));
  const favorite = { body: { objectType: 'Supplier', objectId: 1 } } as const;

  it('is signed out by default: session endpoints respond with 401', async () => {
    const host = createFakeHost({ handlers: [add] });

    await expect(host.api.call(addFavorite, favorite)).rejects.toMatchObject({ status: 401 });
    expect(host.session()).toEqual({ status: 'signed-out', userId: null, userName: null });
  });

  it('sends its token to session endpoints', async () => {
    const host = createFakeHost({ handlers: [given(getCredit, credit)], session: 'signed-in' });

    await expect(host.api.call(getCredit)).resolves.toEqual(credit);
  });

  it('ends when the services refuse it', async () => {
    const host = createFakeHost({ handlers: [given(getCredit, problem(401))], session: 'signed-in' });

    await expect(host.api.call(getCredit)).rejects.toMatchObject({ status: 401 });
    expect(host.session().status).toBe('signed-out');
  });
});

describe('what the fake host records', () => {
  it('is notices, sign-ins, holds and publications', () => {
    const host = createFakeHost();
    const notice = { tone: 'info', title: 'ذخیره شد' } as const;
    const release = host.hold('form');
    host.hold('payment');

    host.toast.show(notice);
    host.signIn({ redirectPath: '/profile' });
    host.bus.publish(creditChanged, { cause: 'charge', at: '2025-01-01T00:00:00Z' });
    release();
    release();

    expect(host.notices).toEqual([notice]);
    expect(host.signIns).toEqual([{ redirectPath: '/profile' }]);
    expect(host.holds).toEqual(['payment']);
    expect(host.bus.published.map(({ topic }) => topic)).toEqual(['wallet.credit-changed@1']);
  });

  it('is the open subscriptions to the bus, by function and by stream', () => {
    const { bus } = createFakeHost();
    const stop = bus.on(creditChanged, vi.fn());
    const subscription = bus.stream(creditChanged).subscribe();

    expect(bus.openTopics).toEqual(['wallet.credit-changed@1', 'wallet.credit-changed@1']);
    stop();
    stop();
    expect(bus.openTopics).toHaveLength(1);
    subscription.unsubscribe();
    expect(bus.openTopics).toEqual([]);
  });
});

describe('a fault of the test itself', () => {
  // These tests must fail: each one's fault is found when the test ends.
  it.fails('is a request that no handler responds to, even when its error is swallowed', async () => {
    const host = createFakeHost();
    await host.api.call(getCategoryMenu).catch(() => {});
  });

  it.fails('is a fixture that breaks its contract', async () => {
    const host = createFakeHost({
      handlers: [given(getCredit, { ...credit, balanceRial: -1 })],
      session: 'signed-in',
    });
    await host.api.call(getCredit).catch(() => {});
  });
});
