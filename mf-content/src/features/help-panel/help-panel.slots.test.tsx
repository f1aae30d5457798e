import { getHelpItem } from '@bazaar/contracts/content';
import { given, OFFLINE, problem, renderSlot } from '@bazaar/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { givenHelp } from '../../common/help/help.fixture.ts';
import remote from '../../remote.ts';

const asked = given(getHelpItem, ({ query }) => ({
  ...givenHelp,
  uniqueId: query.uniqueId,
  title: query.uniqueId,
}));
const open = (props: object, handlers = [asked]) =>
  renderSlot(remote, { name: 'help.panel', props: { uniqueId: 'wallet-charge', ...props } }, { handlers });

describe('help.panel', () => {
  it('shows the text with the row of the choice that was made in the form', async () => {
    await open({ marked: 'نقشه' });

    expect(await screen.findByRole('heading', { level: 3, name: 'wallet-charge' })).toBeTruthy();
    const rows = screen.getAllByRole('row');
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual(['true', null]);
  });

  it('opens another text of the topic in its place, with the focus on its title', async () => {
    await open({ marked: 'نقشه' });
    await userEvent.click(await screen.findByRole('button', { name: 'پرداخت دوباره' }));

    const title = await screen.findByRole('heading', { level: 3, name: 'payment-retry' });
    expect(document.activeElement).toBe(title);
    expect(screen.queryByRole('row', { current: true })).toBeNull();
  });

  it('leaves the form in no way: what leads elsewhere opens another tab', async () => {
    await open({});
    const ask = await screen.findByRole('link', { name: 'پاسخ را پیدا نکردید؟ از ما بپرسید' });

    expect(ask.getAttribute('target')).toBe('_blank');
    expect(screen.getByRole('search').getAttribute('target')).toBe('_blank');
    expect(screen.getByRole('search').getAttribute('action')).toBe('/help');
  });

  it('reports an unknown name', async () => {
    await open({}, [given(getHelpItem, problem(404))]);

    expect(await screen.findByText('این راهنما پیدا نشد.')).toBeTruthy();
  });

  it('offers to try again when the service does not respond', async () => {
    const { host } = await open({}, [given(getHelpItem, OFFLINE)]);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'راهنما اکنون در دسترس نیست؛ فرم شما دست نخورده است.',
    );

    host.give(asked);
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));

    expect(await screen.findByRole('heading', { name: 'wallet-charge' })).toBeTruthy();
  });
});
