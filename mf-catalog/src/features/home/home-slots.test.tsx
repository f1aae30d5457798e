import { getItemsCount, listTopLevelCategories } from '@bazaar/contracts/product';
import { preloadAllFamilies } from '@bazaar/drawing';
import { createFakeHost, given, problem, renderSlot } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { givenGroup } from '../../common/group/catalog.fixture.ts';
import remote from '../../remote.ts';

// Drawings whose modules are already loaded render at once, as on the server.
beforeAll(preloadAllFamilies);

describe('home.types', () => {
  it('shows each type with its live count and examples', async () => {
    const counts = given(getItemsCount, {
      types: [
        { categoryType: 'IndustrialService', title: 'خدمات صنعتی', count: 1318, examples: ['جوش', 'برش'] },
        { categoryType: 'Product', title: 'محصولات', count: 652, examples: [] },
      ],
      itemsCount: 1970,
      supplierCount: 240,
    });
    await renderSlot(
      remote,
      { name: 'home.types', props: { title: 'دسته‌ها', take: 5 } },
      { handlers: [counts] },
    );

    const region = screen.getByRole('region', { name: 'دسته‌ها' });
    const tiles = within(region).getAllByRole('listitem');
    expect(tiles.map((tile) => tile.textContent)).toEqual(['خدمات صنعتی۱٬۳۱۸جوش، برش', 'محصولات۶۵۲']);
    expect(within(region).getByRole('link', { name: 'محصولات' }).getAttribute('href')).toBe(
      '/category/categoryType/Product',
    );
  });
});

describe('home.categories', () => {
  const slot = { name: 'home.categories', props: { title: 'محصولات و مواد اولیه', take: 2 } };

  it('shows the configured number of groups, three children each, and the total count', async () => {
    const groups = given(
      listTopLevelCategories,
      [1, 2, 3].map((id) => givenGroup({ id, title: `گروه ${id}` })),
    );
    const { host } = await renderSlot(remote, slot, { handlers: [groups] });

    expect(screen.getByText('۳ گروه، ۱۷۴ قلم')).toBeTruthy();
    const list = screen.getByRole('list', { name: 'محصولات و مواد اولیه' });
    expect(within(list).getAllByRole('heading')).toHaveLength(2);
    expect(within(list).getAllByRole('link')).toHaveLength(2 * (1 + 3));
    expect(host.calls[0]?.input?.query).toEqual({ categoryType: 'Product' });
  });

  it('renders nothing when there are no groups', async () => {
    const { container } = await renderSlot(remote, slot, { handlers: [given(listTopLevelCategories, [])] });

    expect(container.textContent).toBe('');
  });
});

describe('a section whose service fails', () => {
  const cases = [
    {
      name: 'home.types',
      failure: given(getItemsCount, problem(503)),
      response: givenCounts(),
      role: 'link',
    },
    {
      name: 'home.categories',
      failure: given(listTopLevelCategories, problem(503)),
      response: givenGroups(),
      role: 'heading',
    },
  ];

  it.each(cases)('$name shows its failure in its own region, and retries', async (section) => {
    // React logs every error that a boundary has caught.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { name, failure, response, role } = section;
    const host = createFakeHost({ handlers: [failure] });
    const module = await remote.slots?.[name]?.();
    const Component = module?.Component ?? (() => null);
    const slot = { name, props: { title: 'بخش', take: 5 } };
    await renderSlot({ ...remote, slots: { [name]: async () => ({ Component }) } }, slot, { host });
    const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });

    host.give(response);
    await userEvent.click(retry);

    expect(await screen.findByRole(role, { name: 'پمپ' })).toBeTruthy();
  });
});

function givenCounts() {
  return given(getItemsCount, {
    types: [{ categoryType: 'Product', title: 'پمپ', count: 6, examples: [] }],
    itemsCount: 6,
    supplierCount: 1,
  });
}

function givenGroups() {
  return given(listTopLevelCategories, [givenGroup({ id: 1, title: 'پمپ' })]);
}
