import { getHelpItem } from '@bazaar/contracts/content';
import { given, problem, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { givenHelp } from '../../common/help/help.fixture.ts';
import { blockTypes, headOf } from '../../common/page/head-of.fixture.ts';
import remote from '../../remote.ts';

const item = given(getHelpItem, givenHelp);

describe('/help/:uniqueId', () => {
  it('shows the text, its date and others of its topic', async () => {
    await renderAt(remote, '/help/wallet-charge', { handlers: [item] });

    expect(screen.getByRole('heading', { level: 1, name: 'شارژ کیف پول' })).toBeTruthy();
    expect(screen.getByText(/^بازبینی ۱۸ آبان ۱۴۰۵$/)).toBeTruthy();
    const related = within(screen.getByRole('region', { name: 'مرتبط با این راهنما' }));
    expect(related.getByRole('link').getAttribute('href')).toBe('/help/payment-retry');
    expect(screen.getByRole('link', { name: 'از ما بپرسید' }).getAttribute('href')).toBe(
      '/feedback?about=%2Fhelp%2Fwallet-charge',
    );
  });

  it('is a 404 for a name that is not there', async () => {
    await renderAt(remote, '/help/nothing', { handlers: [given(getHelpItem, problem(404))] });

    expect(screen.getByRole('alert').textContent).toContain('404');
  });

  it.each(['UPPER', '%2e%2e%2fapi', '<script>', 'a--b', `${'a'.repeat(81)}`])(
    'is a 404 for %s, which no service is asked about',
    async (name) => {
      const { host } = await renderAt(remote, `/help/${encodeURIComponent(name)}`, { handlers: [] });

      expect(screen.getByRole('alert').textContent).toContain('404');
      expect(host.calls).toEqual([]);
    },
  );

  it('gives search engines its steps, and hides a text that says too little', async () => {
    const { host } = await renderAt(remote, '/help/wallet-charge', { handlers: [item] });
    const head = await headOf(host, '/help/:uniqueId', { uniqueId: 'wallet-charge' });

    expect(blockTypes(head)).toEqual(['HowTo', 'BreadcrumbList']);
    expect(head).toMatchObject({ title: 'شارژ کیف پول', canonicalPath: '/help/wallet-charge' });
    expect(head?.jsonLd?.[0]).toMatchObject({
      step: [
        { '@type': 'HowToStep', position: 1, text: 'مبلغ را بنویسید.' },
        { '@type': 'HowToStep', position: 2, text: 'درگاه را انتخاب کنید.' },
      ],
    });
    expect(head).not.toHaveProperty('robots');

    host.queryClient.setQueryData(['content', 'help', 'item', 'thin'], { ...givenHelp, body: [] });
    expect(await headOf(host, '/help/:uniqueId', { uniqueId: 'thin' })).toMatchObject({
      robots: 'noindex,follow',
    });
  });
});
