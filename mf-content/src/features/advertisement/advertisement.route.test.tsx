import {
  countVisit,
  getAdvertisement,
  listAdvertisements,
  reportAdvertisement,
  revealAdvertisementContact,
} from '@bazaar/contracts/content';
import { preloadAllFamilies } from '@bazaar/drawing';
import { createFakeHost, given, problem, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { givenAdvertisement, givenAdvertisements } from '../../common/advertisement/advertisement.fixture.ts';
import { blockTypes, headOf } from '../../common/page/head-of.fixture.ts';
import remote from '../../remote.ts';
import { contactIntent } from './contact-intent.store.ts';

const ADDRESS = '/advertisements/1/فروش-دستگاه-تراش-CNC';
const other = givenAdvertisement({ id: 2, title: 'فروش فرز', slug: 'فروش-فرز' });

beforeAll(preloadAllFamilies);

const handlersOf = (advertisement = givenAdvertisement()) => [
  given(getAdvertisement, advertisement),
  given(listAdvertisements, givenAdvertisements([advertisement, other])),
  given(countVisit, { count: 1 }),
];
const renderIt = (advertisement = givenAdvertisement()) =>
  renderAt(remote, ADDRESS, { handlers: handlersOf(advertisement) });

const signedInHost = () => createFakeHost({ handlers: handlersOf(), session: 'signed-in' });

describe('/advertisements/:advertisementId/*', () => {
  it('shows text, price, place, validity and others of its kind', async () => {
    const { host } = await renderIt();

    expect(screen.getByRole('heading', { level: 1, name: 'فروش دستگاه تراش CNC' })).toBeTruthy();
    expect(screen.getAllByRole('article')[0]?.textContent).toContain('۴٬۲۰۰٬۰۰۰٬۰۰۰ تومان');
    expect(screen.getByText('۲۹ اسفند ۱۴۰۵')).toBeTruthy();
    const similar = within(screen.getByRole('list', { name: 'آگهی‌های همانند' }));
    expect(similar.getAllByRole('listitem')).toHaveLength(1);
    expect(similar.getByRole('link', { name: 'فروش فرز' })).toBeTruthy();
    expect(host.calls[1]?.input).toMatchObject({ query: { filter: { categoryId: 5010 } } });
  });

  it('asks to sign in before it shows the number, and then shows it once', async () => {
    const { host } = await renderIt();
    expect(screen.getByText('۰۲۱•••۱۰۰۱')).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: /نمایش شماره/ }));

    expect(host.signIns).toMatchObject([{ redirectPath: encodeURI(ADDRESS), reason: 'contact' }]);
    expect(contactIntent.peek()).toBe(1);
    contactIntent.forget();
  });

  it('shows the number to a signed-in visitor, ready to dial', async () => {
    const host = signedInHost();
    host.give(given(revealAdvertisementContact, { contactName: 'واحد فروش', phoneNumber: '+982155501001' }));
    await renderAt(remote, ADDRESS, { host });

    await userEvent.click(screen.getByRole('button', { name: /نمایش شماره/ }));

    const number = await screen.findByRole('link', { name: '۰۲۱۵۵۵۰۱۰۰۱' });
    expect(number.getAttribute('href')).toBe('tel:+982155501001');
    expect(screen.getByText('واحد فروش')).toBeTruthy();
  });

  it('shows the number after signing in, without another press', async () => {
    contactIntent.remember(1);
    const host = signedInHost();
    host.give(given(revealAdvertisementContact, { contactName: 'واحد فروش', phoneNumber: '+982155501001' }));
    await renderAt(remote, ADDRESS, { host });

    expect(await screen.findByRole('link', { name: '۰۲۱۵۵۵۰۱۰۰۱' })).toBeTruthy();
    expect(contactIntent.peek()).toBeNull();
  });

  it.each([
    [429, 'در یک ساعت گذشته ۲۰ شماره دیده‌اید.'],
    [404, 'این آگهی دیگر معتبر نیست.'],
    [503, 'شماره دریافت نشد.'],
  ])('says why there is no number at %i', async (status, text) => {
    const host = signedInHost();
    host.give(given(revealAdvertisementContact, problem(status)));
    await renderAt(remote, ADDRESS, { host });

    await userEvent.click(screen.getByRole('button', { name: /نمایش شماره/ }));

    expect((await screen.findByText(new RegExp(text))).textContent).toBeTruthy();
  });

  it('is reported with a reason and a text', async () => {
    const host = signedInHost();
    host.give(given(reportAdvertisement, { id: 1, createdAt: '2026-11-26T08:00:00Z' }));
    await renderAt(remote, ADDRESS, { host });

    await userEvent.click(screen.getByRole('button', { name: /گزارش این آگهی/ }));
    await userEvent.click(await screen.findByRole('radio', { name: 'دیگر موجود نیست' }));
    await userEvent.click(screen.getByRole('button', { name: /ارسال گزارش/ }));
    expect(screen.getByText('شرح دست‌کم ۵ کاراکتر باشد.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'شرح' }), 'فروخته شده است.');
    await userEvent.click(screen.getByRole('button', { name: /ارسال گزارش/ }));

    expect(host.calls.find(({ endpoint }) => endpoint === reportAdvertisement)?.input?.body).toEqual({
      reason: 'gone',
      text: 'فروخته شده است.',
    });
    expect(host.notices).toMatchObject([{ title: 'گزارش شما ثبت شد' }]);
  });

  it('says why a report was not taken once the advertisement has ended', async () => {
    const host = signedInHost();
    host.give(given(reportAdvertisement, problem(404)));
    await renderAt(remote, ADDRESS, { host });
    await userEvent.click(screen.getByRole('button', { name: /گزارش این آگهی/ }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'شرح' }), 'فروخته شده است.');
    await userEvent.click(screen.getByRole('button', { name: /ارسال گزارش/ }));

    expect((await screen.findByRole('alert')).textContent).toContain('این آگهی پایان یافته است.');
  });

  it('keeps the key of a report that is sent again, and takes a new one for an edited report', async () => {
    const host = signedInHost();
    host.give(given(reportAdvertisement, problem(503)));
    await renderAt(remote, ADDRESS, { host });
    const reports = () => host.calls.filter(({ endpoint }) => endpoint === reportAdvertisement);
    const send = async (times: number) => {
      await userEvent.click(screen.getByRole('button', { name: /ارسال گزارش/ }));
      await vi.waitFor(() => expect(reports()).toHaveLength(times));
      await screen.findByRole('alert');
    };

    await userEvent.click(screen.getByRole('button', { name: /گزارش این آگهی/ }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'شرح' }), 'فروخته شده است.');
    await send(1);
    await send(2);
    await userEvent.type(screen.getByRole('textbox', { name: 'شرح' }), ' قیمت هم نادرست بود.');
    await send(3);

    const [first, second, third] = reports().map(({ input }) => input?.headers.get('idempotency-key'));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('that has expired is shown as expired, has no contact, and leads to valid ones', async () => {
    await renderIt(givenAdvertisement({ isExpired: true, validTo: '2026-11-19' }));

    expect(screen.getByRole('heading', { level: 1, name: 'این آگهی پایان یافته است' })).toBeTruthy();
    expect(screen.getByText(/در ۲۸ آبان ۱۴۰۵ پایان یافت/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'فروش فرز' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /نمایش شماره/ })).toBeNull();
  });

  it('has a canonical address and a breadcrumb for search engines', async () => {
    const { host } = await renderIt();
    const head = await headOf(host, '/advertisements/:advertisementId/*', { id: 1 });

    expect(head).toMatchObject({ title: 'فروش دستگاه تراش CNC', canonicalPath: encodeURI(ADDRESS) });
    expect(blockTypes(head)).toEqual(['BreadcrumbList']);
  });

  it.each(['/advertisements/abc/x', '/advertisements/0/x', '/advertisements/-1/x'])(
    'has no page at %s, and asks for none',
    async (address) => {
      const { host } = await renderAt(remote, address, { handlers: handlersOf() });

      expect(screen.getByRole('alert').textContent).toMatch(/^404/);
      expect(host.calls).toEqual([]);
    },
  );

  it('redirects another name to its own', async () => {
    const { router } = await renderAt(remote, '/advertisements/1/%3Cimg%3E', { handlers: handlersOf() });

    expect(decodeURI(router.state.location.pathname)).toBe(ADDRESS);
  });
});
