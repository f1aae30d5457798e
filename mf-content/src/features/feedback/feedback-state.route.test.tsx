import { getFeedbackProgress } from '@bazaar/contracts/content';
import { given, problem, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import remote from '../../remote.ts';
import { givenProgress } from './feedback.fixture.ts';

const PATH = '/feedback/FB-7K2MQ9XA4T';

describe('/feedback/:trackingCode', () => {
  it('shows the steps, the latest first, and what was sent with the contact masked', async () => {
    await renderAt(remote, PATH, { handlers: [givenProgress()] });

    const steps = within(await screen.findByRole('region', { name: 'روند رسیدگی' }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^در دست بررسیبه گروه مشخصات سپرده شد\./),
      expect.stringMatching(/^ثبت شد/),
    ]);
    const letter = within(screen.getByRole('region', { name: 'آنچه فرستادید' }));
    expect(letter.getByText('۰۹۱۲•••۴۵۶۷')).toBeTruthy();
    expect(letter.getByRole('link', { name: '/faq' }).getAttribute('href')).toBe('/faq');
  });

  it('shows the reply apart, as text', async () => {
    const reply = { state: 'Answered', text: 'سپاس.\n<b>اصلاح شد</b>', at: '2026-11-21T05:45:00Z' };
    await renderAt(remote, PATH, { handlers: [givenProgress({ state: 'Answered', steps: [reply] })] });

    const card = await screen.findByRole('region', { name: 'پاسخ پشتیبانی' });
    expect(within(card).getByText(/<b>اصلاح شد<\/b>/)).toBeTruthy();
  });

  it('copies the code', async () => {
    const user = userEvent.setup();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await renderAt(remote, PATH, { handlers: [givenProgress()] });

    await user.click(await screen.findByRole('button', { name: 'کپی کد' }));

    expect(await screen.findByRole('button', { name: 'کپی شد' })).toBeTruthy();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('FB-7K2MQ9XA4T');
  });

  it('says of an unknown code no more than that, and offers to type another', async () => {
    await renderAt(remote, PATH, { handlers: [given(getFeedbackProgress, problem(404))] });

    expect((await screen.findByRole('alert')).textContent).toContain('بازخوردی با این کد پیدا نشد');
    expect(screen.getByRole('textbox', { name: 'کد پیگیری' })).toHaveProperty('value', 'FB-7K2MQ9XA4T');
  });

  it.each(['FB-1', '%3Cscript%3E', '..%2F..%2Fapi'])('asks no service about %s', async (code) => {
    const { host } = await renderAt(remote, `/feedback/${code}`, { handlers: [] });

    expect((await screen.findByRole('alert')).textContent).toContain('پیدا نشد');
    expect(host.calls).toEqual([]);
  });

  it('leads a code in another notation to its own address', async () => {
    const { router } = await renderAt(remote, '/feedback/fb-7k2mq9xa4t', { handlers: [givenProgress()] });

    expect(router.state.location.pathname).toBe(PATH);
  });

  it('tries again after a failure', async () => {
    const { host } = await renderAt(remote, PATH, {
      handlers: [given(getFeedbackProgress, problem(429))],
    });
    expect((await screen.findByRole('alert')).textContent).toContain('چند دقیقه دیگر');

    host.give(givenProgress());
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));

    expect(await screen.findByRole('region', { name: 'روند رسیدگی' })).toBeTruthy();
  });
});
