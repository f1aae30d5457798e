import { listAdvertisements } from '@bazaar/contracts/content';
import { loadFamily } from '@bazaar/drawing';
import { createFakeHost, given, OFFLINE, renderSlot } from '@bazaar/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import remote from '../../remote.ts';

const TOTAL = 20;

function givenAdvertisement(id: number) {
  return {
    id,
    title: `آگهی شماره ${id}`,
    slug: `آگهی-شماره-${id}`,
    body: 'شرح',
    category: { id: 5011, title: 'ماشین تراش کارکرده', slug: 'ماشین-تراش' },
    cityTitle: 'اصفهان',
    priceRial: id === 2 ? null : 42_000_000_000,
    publishedAt: '2026-11-18T08:00:00Z',
    validTo: '2099-01-01',
    drawing: { family: 'lathe', seed: id, dimensionMm: null, code: null },
  };
}

const advertisements = given(listAdvertisements, ({ query: { paging } }) => {
  const first = (paging.pageNumber - 1) * paging.pageSize + 1;
  const length = Math.min(paging.pageSize, TOTAL - first + 1);
  return {
    ...paging,
    totalCount: TOTAL,
    items: Array.from({ length }, (_, index) => givenAdvertisement(first + index)),
  };
});
const slot = { name: 'home.advertisements', props: { title: 'آگهی‌های صنعتی', take: 6 } };

// A drawing whose module is already loaded renders at once, as on the server.
beforeAll(async () => {
  await loadFamily('lathe');
});

describe('home.advertisements', () => {
  it('shows exactly the configured number of advertisements', async () => {
    await renderSlot(remote, slot, { handlers: [advertisements] });

    expect(screen.getAllByRole('article')).toHaveLength(6);
    expect(screen.getByText('صفحه ۱ از ۴')).toBeTruthy();
    expect(screen.getAllByRole('article')[0]?.textContent).toContain('۴٬۲۰۰٬۰۰۰٬۰۰۰ تومان');
    expect(screen.getByText('توافقی')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'آگهی شماره 1' });
    expect(decodeURI(link.getAttribute('href') ?? '')).toBe('/advertisements/1/آگهی-شماره-1');
    expect(screen.getByRole('link', { name: 'همه آگهی‌ها' }).getAttribute('href')).toBe('/advertisements');
  });

  it('turns the page in place and keeps the focus on the button, also on the last page', async () => {
    await renderSlot(remote, slot, { handlers: [advertisements] });
    const next = screen.getByRole('button', { name: 'آگهی‌های بعدی' });
    next.focus();

    for (const place of ['صفحه ۲ از ۴', 'صفحه ۳ از ۴', 'صفحه ۴ از ۴']) {
      fireEvent.click(next);
      await screen.findByText(place);
    }

    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(next);
  });

  it('keeps the current page when the next one fails to load', async () => {
    const { host } = await renderSlot(remote, slot, { handlers: [advertisements] });
    host.give(given(listAdvertisements, OFFLINE));

    fireEvent.click(screen.getByRole('button', { name: 'آگهی‌های بعدی' }));

    await waitFor(() => expect(host.notices[0]).toMatchObject({ tone: 'danger' }));
    await act(async () => {});
    expect(screen.getByText('صفحه ۱ از ۴')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(6);
  });

  it('shows its failure in its own region, and retries', async () => {
    // React logs every error that a boundary has caught.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const host = createFakeHost({ handlers: [given(listAdvertisements, OFFLINE)] });
    const module = await remote.slots?.[slot.name]?.();
    const Component = module?.Component ?? (() => null);
    await renderSlot({ ...remote, slots: { [slot.name]: async () => ({ Component }) } }, slot, { host });
    const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });

    host.give(advertisements);
    fireEvent.click(retry);

    expect(await screen.findByText('صفحه ۱ از ۴')).toBeTruthy();
  });

  it('renders nothing when there are no advertisements', async () => {
    const nothing = given(listAdvertisements, { items: [], totalCount: 0, pageNumber: 1, pageSize: 6 });
    const { container } = await renderSlot(remote, slot, { handlers: [nothing] });

    expect(container.textContent).toBe('');
  });
});
