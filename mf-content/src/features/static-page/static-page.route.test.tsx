import { getPageByUniqueName } from '@bazaar/contracts/content';
import { given, problem, renderAt } from '@bazaar/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { givenBody } from '../../common/page/content.fixture.ts';
import { headOf } from '../../common/page/head-of.fixture.ts';
import remote from '../../remote.ts';

const handlers = [
  given(getPageByUniqueName, ({ query }) => ({
    id: 5,
    uniquePageName: query.uniquePageName,
    title: 'درباره ما',
    summary: 'بازار در یک نگاه',
    body: givenBody,
    updatedAt: '2026-11-18T08:00:00Z',
  })),
];

describe.each([
  ['/page/aboutus', 'aboutus'],
  ['/page/guides/first-order', 'guides/first-order'],
  ['/aboutus', 'aboutus'],
  ['/guides/first-order', 'guides/first-order'],
  ['/apiary', 'apiary'],
])('%s', (address, uniquePageName) => {
  it('shows the page with that name', async () => {
    const { host } = await renderAt(remote, address, { handlers });

    expect(host.calls.map(({ input }) => input)).toMatchObject([{ query: { uniquePageName } }]);
    expect(screen.getByRole('heading', { level: 1, name: 'درباره ما' })).toBeTruthy();
    expect(screen.getByText('آخرین تغییر ۲۷ آبان ۱۴۰۵')).toBeTruthy();
    const pattern = address.startsWith('/page/') ? '/page/*' : '/*';
    expect(await headOf(host, pattern, { name: uniquePageName })).toMatchObject({
      title: 'درباره ما',
      description: 'بازار در یک نگاه',
      canonicalPath: `/page/${uniquePageName}`,
    });
  });
});

describe('a page that was changed', () => {
  const former = { version: 1, updatedAt: '2026-08-01T08:00:00Z' };
  const versioned = given(getPageByUniqueName, ({ query }) => ({
    id: 5,
    uniquePageName: 'policy',
    title: 'قوانین',
    summary: '',
    body: givenBody,
    updatedAt: query.version === 1 ? former.updatedAt : '2026-11-18T08:00:00Z',
    version: query.version ?? 2,
    formerVersions: [former],
  }));

  it('names its version and leads to the former ones', async () => {
    await renderAt(remote, '/page/policy', { handlers: [versioned] });

    expect(screen.getByText('نسخه ۲ · آخرین تغییر ۲۷ آبان ۱۴۰۵')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'نسخه ۱، ۱۰ مرداد ۱۴۰۵' }).getAttribute('href')).toBe(
      '/page/policy?version=1',
    );
  });

  it('shows a former version as one, out of search engines', async () => {
    const { host } = await renderAt(remote, '/page/policy?version=1', { handlers: [versioned] });

    expect(host.calls[0]?.input?.query).toEqual({ uniquePageName: 'policy', version: 1 });
    expect(screen.getByRole('link', { name: 'خواندن نسخه کنونی' }).getAttribute('href')).toBe('/page/policy');
    expect(await headOf(host, '/page/*', { name: 'policy', version: 1 })).toMatchObject({
      canonicalPath: '/page/policy',
      robots: 'noindex,follow',
    });
  });

  it('ignores a version that is no number', async () => {
    const { host } = await renderAt(remote, '/page/policy?version=%3Cb%3E', { handlers: [versioned] });

    expect(host.calls[0]?.input?.query).toEqual({ uniquePageName: 'policy' });
  });
});

describe('the catch-all', () => {
  it.each(['/nope', '/page/nope'])("shows the service's 404 for %s", async (address) => {
    await renderAt(remote, address, { handlers: [given(getPageByUniqueName, problem(404))] });

    expect(screen.getByRole('alert').textContent).toMatch(/^404/);
  });

  it.each([
    '/api/content/api/v1/pages',
    '/api',
    '/_r/mf-content/1.0.0/x.js',
    '/_s/x.js',
    '/.env',
    '/page',
    `/${'a'.repeat(201)}`,
  ])('sends no request for %s', async (address) => {
    const { host } = await renderAt(remote, address);

    expect(host.calls).toEqual([]);
    expect(screen.getByRole('alert').textContent).toBe('404 Page Not Found');
  });
});
