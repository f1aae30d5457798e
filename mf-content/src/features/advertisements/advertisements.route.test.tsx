import { listAdvertisementFacets, listAdvertisements } from '@bazaar/contracts/content';
import { preloadAllFamilies } from '@bazaar/drawing';
import { given, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenAdvertisement, givenAdvertisements } from '../../common/advertisement/advertisement.fixture.ts';
import { headOf } from '../../common/page/head-of.fixture.ts';
import remote from '../../remote.ts';

beforeAll(preloadAllFamilies);

const facets = given(listAdvertisementFacets, {
  kinds: [{ id: 5010, title: 'ماشین‌آلات', count: 5 }],
  cities: [
    { id: 7, title: 'تهران', count: 4 },
    { id: 9, title: 'کرج', count: 1 },
  ],
});
const list = given(listAdvertisements, givenAdvertisements([givenAdvertisement()], 20));

describe('/advertisements', () => {
  it('lists advertisements, each with a link to its page', async () => {
    await renderAt(remote, '/advertisements', { handlers: [list, facets] });

    expect(screen.getByRole('heading', { level: 1, name: 'آگهی‌های صنعتی' })).toBeTruthy();
    const link = within(screen.getByRole('article')).getByRole('link');
    expect(decodeURI(link.getAttribute('href') ?? '')).toBe('/advertisements/1/فروش-دستگاه-تراش-CNC');
    expect(screen.getByRole('link', { name: 'صفحه بعد' }).getAttribute('href')).toBe(
      '/advertisements?page=2',
    );
  });

  it('is narrowed by kind and place, which links keep together', async () => {
    const { host } = await renderAt(remote, '/advertisements?kind=5010&city=7', { handlers: [list, facets] });

    expect(host.calls[0]?.input).toMatchObject({ query: { filter: { categoryId: 5010, cityId: 7 } } });
    expect(screen.getByRole('heading', { level: 1, name: 'آگهی‌های ماشین‌آلات در تهران' })).toBeTruthy();
    const cities = within(screen.getByRole('list', { name: 'شهر' }));
    expect(cities.getByRole('link', { name: 'کرج ۱' }).getAttribute('href')).toBe(
      '/advertisements?kind=5010&city=9',
    );
    expect(cities.getByRole('link', { current: true }).textContent).toContain('تهران');
    expect(cities.getByRole('link', { name: 'همه شهرها' }).getAttribute('href')).toBe(
      '/advertisements?kind=5010',
    );
  });

  it('leads back when nothing fits', async () => {
    const nothing = given(listAdvertisements, givenAdvertisements([]));
    await renderAt(remote, '/advertisements?city=9', { handlers: [nothing, facets] });

    expect(screen.getByRole('heading', { name: 'آگهی معتبری با این شرط‌ها نیست' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'همه آگهی‌ها' }).getAttribute('href')).toBe('/advertisements');
  });

  it('is indexed as a whole, and not when it is narrowed', async () => {
    const { host } = await renderAt(remote, '/advertisements', { handlers: [list, facets] });

    expect(await headOf(host, '/advertisements', { page: 1 })).not.toHaveProperty('robots');
    expect(await headOf(host, '/advertisements', { page: 1, city: 7 })).toMatchObject({
      robots: 'noindex,follow',
      canonicalPath: '/advertisements',
    });
  });

  it('ignores a text in the place of an id, and has no page behind the last one', async () => {
    const { host } = await renderAt(remote, '/advertisements?kind=x&city=-1&page=9', {
      handlers: [list, facets],
    });

    expect(host.calls[0]?.input).toMatchObject({ query: { filter: {} } });
    expect(screen.getByRole('alert').textContent).toBe('404 Page Not Found');
  });
});
