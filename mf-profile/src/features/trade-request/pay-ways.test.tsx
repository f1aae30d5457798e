import { listConversations } from '@bazaar/contracts/notification';
import { getEnums } from '@bazaar/contracts/setting';
import {
  getMembershipAndPrice,
  getTradeRequest,
  listTradeRequestEvents,
  type TradeRequest,
} from '@bazaar/contracts/trade';
import { given, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { givenEnums, givenEvent, givenTradeRequest } from '../../common/trade/trade.fixture.ts';
import remote from '../../remote.ts';

beforeEach(() => sessionStorage.clear());
// The code of the dialogs comes on demand; its first reading takes seconds.
beforeAll(() => import('./move-dialogs.widget.tsx'));

const price = {
  membership: { required: true, planId: 1, title: 'عضویت پایه', priceRial: 0, alreadyActive: true },
  goodsRial: 100_000_000,
  discountRial: 0,
  deliveryRial: 0,
  vatPercent: 10,
  vatRial: 10_000_000,
  payableRial: 110_000_000,
  unpricedLines: 0,
  dueNowRial: 110_000_000,
  walletAvailableRial: 120_000_000,
  shortfallRial: 0,
};

interface Given {
  changes: Partial<TradeRequest>;
  action: string;
  shortfallRial: number;
}

async function openDialog({ changes, action, shortfallRial }: Given) {
  await renderAt(remote, '/profile/directorderinfo/1', {
    session: 'signed-in',
    handlers: [
      given(getTradeRequest, givenTradeRequest(1, changes)),
      given(getEnums, givenEnums),
      given(listTradeRequestEvents, { items: [givenEvent(1)], totalCount: 1, pageNumber: 1, pageSize: 100 }),
      given(listConversations, { items: [], totalCount: 0, pageNumber: 1, pageSize: 100 }),
      given(getMembershipAndPrice, { ...price, shortfallRial }),
    ],
  });
  const bar = within(screen.getByRole('group', { name: 'کارهای این درخواست' }));
  await userEvent.click(bar.getByRole('button', { name: action }));
  return within(await screen.findByRole('dialog'));
}

const awaiting = { status: 'AwaitingPayment', allowedActions: ['pay', 'cancel'] } as const;

describe('the dialog that takes money', () => {
  it.each([0, 30_000_000])('leads to all ways to pay a request, short by %i rial', async (shortfallRial) => {
    const dialog = await openDialog({
      changes: { ...awaiting, allowedActions: [...awaiting.allowedActions] },
      action: 'پرداخت',
      shortfallRial,
    });

    const link = await dialog.findByRole('link', { name: 'روش‌های دیگر پرداخت' });
    expect(link.getAttribute('href')).toBe('/profile/wallet?pay=1');
  });

  it('leads to the charge of what the fee lacks', async () => {
    const dialog = await openDialog({
      changes: { status: 'ConfirmationRequested', allowedActions: ['confirmAndPublish'] },
      action: 'تأیید و انتشار',
      shortfallRial: 5_000_000,
    });

    const link = await dialog.findByRole('link', { name: 'شارژ کیف پول' });
    expect(link.getAttribute('href')).toBe('/profile/wallet?charge=5000000&back=1');
  });
});
