import { getHelpItem, voteUsefulness } from '@bazaar/contracts/content';
import { given, problem, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import remote from '../../remote.ts';
import { givenHelp } from '../help/help.fixture.ts';

const item = given(getHelpItem, givenHelp);
const group = () => within(screen.getByRole('group', { name: 'این پاسخ مفید بود؟' }));

describe('a vote on a help text', () => {
  it('is counted, shows the new number, and can be changed', async () => {
    const { host } = await renderAt(remote, '/help/wallet-charge', {
      handlers: [item, given(voteUsefulness, { useful: 119, notUseful: 2 })],
    });
    await userEvent.click(group().getByRole('button', { name: 'بله · ۱۱۸' }));

    expect(await group().findByText('سپاس؛ نظر شما شمرده شد.')).toBeTruthy();
    expect(group().getByRole('button', { name: 'بله · ۱۱۹' }).getAttribute('aria-pressed')).toBe('true');

    host.give(given(voteUsefulness, { useful: 118, notUseful: 3 }));
    await userEvent.click(group().getByRole('button', { name: 'خیر' }));
    const ask = await group().findByRole('link', { name: 'پرسیدن از پشتیبانی' });
    expect(ask.getAttribute('href')).toBe('/feedback?about=%2Fhelp%2Fwallet-charge');
    expect(
      host.calls.filter(({ endpoint }) => endpoint === voteUsefulness).map(({ input }) => input?.body),
    ).toEqual([
      { objectType: 'HelpItem', objectId: 7, isUseful: true },
      { objectType: 'HelpItem', objectId: 7, isUseful: false },
    ]);
  });

  it('that failed is told, and can be given again', async () => {
    await renderAt(remote, '/help/wallet-charge', {
      handlers: [item, given(voteUsefulness, problem(429))],
    });
    await userEvent.click(group().getByRole('button', { name: 'خیر' }));

    expect(await group().findByText('نظر شما ثبت نشد. دوباره تلاش کنید.')).toBeTruthy();
  });
});
