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
    expect(screen.getByText('به‌روزشده در ۲۷ آبان ۱۴۰۵')).toBeTruthy();
    const pattern = address.startsWith('/page/') ? '/page/*' : '/*';
    expect(await headOf(host, pattern, { name: uniquePageName })).toMatchObject({
      title: 'درباره ما',
      description: 'بازار در یک نگاه',
      canonicalPath: `/page/${uniquePageName}`,
    });
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
