import { getEnums } from '@bazaar/contracts/setting';
import { listTradedSuppliers, listTradeRequests } from '@bazaar/contracts/trade';
import { given, renderAt } from '@bazaar/testing';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { givenEnums, givenPage, givenSummary } from '../../common/trade/trade.fixture.ts';
import remote from '../../remote.ts';

const LIST = '/profile/directorder';
const answerOf = (title: string) => ({
  ...givenPage([givenSummary(1, { title })]),
  statusCounts: [{ status: 'Quoted' as const, count: 1 }],
});

it('a list that is known is shown at once, and asked again beside that', async () => {
  const later = Promise.withResolvers<ReturnType<typeof answerOf>>();
  const { host, router } = await renderAt(remote, LIST, {
    session: 'signed-in',
    handlers: [
      given(listTradeRequests, answerOf('پمپ سه‌اینچ')),
      given(getEnums, givenEnums),
      given(listTradedSuppliers, ({ query: { paging } }) => ({ items: [], totalCount: 0, ...paging })),
    ],
  });
  await act(() => router.navigate(`${LIST}?sort=created`));
  host.give(given(listTradeRequests, () => later.promise));

  await act(() => router.navigate(LIST));

  expect(router.state.location.search).toBe('');
  expect(screen.getAllByText('پمپ سه‌اینچ').length).toBeGreaterThan(0);
  later.resolve(answerOf('پمپ چهاراینچ'));
  expect((await screen.findAllByText('پمپ چهاراینچ')).length).toBeGreaterThan(0);
});
