import { creditChanged } from '@bazaar/contracts/events';
import { getCredit } from '@bazaar/contracts/wallet';
import { given, OFFLINE, renderSlot } from '@bazaar/testing';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import remote from '../../remote.ts';
import { givenCredit } from './wallet.fixture.ts';

const slot = { name: 'profile.credit' };

it('shows the available amount in toman, with a label for screen readers', async () => {
  const { container } = await renderSlot(remote, slot, {
    session: 'signed-in',
    handlers: [given(getCredit, givenCredit)],
  });

  expect(container.textContent).toBe('موجودی کیف پول: ۱۸۴٬۵۰۰٬۰۰۰ تومان');
});

it('contains only elements that a link may contain', async () => {
  const { container } = await renderSlot(remote, slot, {
    session: 'signed-in',
    handlers: [given(getCredit, givenCredit)],
  });

  expect(container.querySelector('a, button, div, p')).toBeNull();
});

it('refetches the credit when the wallet has changed', async () => {
  const { host } = await renderSlot(remote, slot, {
    session: 'signed-in',
    handlers: [given(getCredit, givenCredit)],
  });
  const stop = remote.listen?.(host);
  host.give(given(getCredit, { ...givenCredit, availableRial: 500_000, balanceRial: 628_500_000 }));

  act(() => host.bus.publish(creditChanged, { cause: 'payment', at: '2026-11-20T07:00:00Z' }));

  expect(await screen.findByText('۵۰٬۰۰۰')).toBeTruthy();
  stop?.();
});

it('says so when the credit failed to load, and updates when it is refetched elsewhere on the page', async () => {
  const { host } = await renderSlot(remote, slot, {
    session: 'signed-in',
    handlers: [given(getCredit, OFFLINE)],
  });
  expect(await screen.findByText('موجودی دریافت نشد')).toBeTruthy();

  host.give(given(getCredit, givenCredit));
  await act(() => host.queryClient.refetchQueries());

  await vi.waitFor(() => expect(screen.getByText('۱۸۴٬۵۰۰٬۰۰۰')).toBeTruthy());
});
