import { listTopLevelCategories } from '@bazaar/contracts/product';
import { given, headOf, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { givenGroup } from '../../common/group/catalog.fixture.ts';
import remote from '../../remote.ts';

const groups = given(listTopLevelCategories, [
  givenGroup(),
  givenGroup({ id: 2030, title: 'برق صنعتی', itemsCount: 12 }),
]);

describe('/category/categoryType/:categoryType', () => {
  it('shows the groups of the type with counts and children', async () => {
    const { host } = await renderAt(remote, '/category/categoryType/Product', { handlers: [groups] });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('دسته Product');
    expect(screen.getByText('۲ گروه، ۷۰ قلم')).toBeTruthy();
    const tabs = within(screen.getByRole('navigation', { name: 'بخش‌ها' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
      '/category/categoryType/Product',
      '/products/search/Product',
      '/suppliers/Product',
    ]);
    const tile = screen.getByRole('heading', { name: 'برق صنعتی' }).closest('li') as HTMLElement;
    expect(tile.textContent).toContain('۱۲ قلم');
    expect(
      within(tile)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['برق صنعتی', 'پمپ سانتریفیوژ', 'شیرآلات', 'اتصالات', 'مخزن']);
    expect(host.calls[0]?.input?.query).toEqual({ categoryType: 'Product' });
  });

  it('offers a link when a type has no items', async () => {
    const empty = given(listTopLevelCategories, []);
    await renderAt(remote, '/category/categoryType/IndustrialAdvertisement', { handlers: [empty] });

    expect(screen.getByText('هنوز چیزی در این بخش ثبت نشده است')).toBeTruthy();
    // Advertisements belong to no supplier's catalogue: no list of items, no suppliers.
    expect(screen.queryByRole('navigation', { name: 'بخش‌ها' })).toBeNull();
    expect(screen.getByRole('link', { name: 'مشاهده کالاها' }).getAttribute('href')).toBe(
      '/category/categoryType/Product',
    );
  });

  it('is 404 for an unknown type, and sends no request', async () => {
    const { host } = await renderAt(remote, '/category/categoryType/Toys');

    expect(screen.getByRole('alert').textContent).toContain('404');
    expect(host.calls).toEqual([]);
  });

  it('gives search engines the list of its groups', async () => {
    const head = await headOf(
      remote,
      await renderAt(remote, '/category/categoryType/Product', { handlers: [groups] }),
    );

    expect(head).toMatchObject({ title: 'دسته Product', canonicalPath: '/category/categoryType/Product' });
    expect(head?.jsonLd?.[1]).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 1 }, { position: 2, name: 'برق صنعتی' }],
    });
  });
});
