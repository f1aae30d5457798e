import { getSupplier, listMerchantDelegations } from '@bazaar/contracts/merchant';
import { given, headOf, problem, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { givenSupplier } from '../../common/supplier/supplier.fixture.ts';
import { givenDelegation, pageOf } from '../../common/supplier/supplier-lists.fixture.ts';
import remote from '../../remote.ts';

const ADDRESS = '/supplier/40/merchantDelegations/صنایع-نمونه-پمپ';
const FILE = '11111111-1111-4111-8111-111111111111';
const delegations = [
  givenDelegation({ id: 1, brand: 'OLD', status: 'expired' }),
  givenDelegation({ id: 2, brand: 'SOON', status: 'expiring', fileId: FILE }),
  givenDelegation({ id: 3, brand: 'LATER', validFrom: '2099-01-01' }),
  givenDelegation({
    id: 4,
    scopeProvinces: [
      { id: 25, title: 'گیلان' },
      { id: 31, title: 'یزد' },
    ],
  }),
];
const handlers = [given(getSupplier, givenSupplier()), given(listMerchantDelegations, pageOf(delegations))];

const bodyRows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

describe('/supplier/:supplierId/merchantDelegations/*', () => {
  it('lists each delegation with subject, place and end, its state in words, and the expired last', async () => {
    await renderAt(remote, ADDRESS, { handlers });

    const states = ['رو به پایان', 'هنوز شروع نشده', 'معتبر', 'منقضی‌شده'];
    const rows = bodyRows();
    expect(rows.map((row) => states.find((state) => row.textContent?.includes(state)))).toEqual(states);
    expect(rows[2]?.textContent).toMatch(/گیلان.+یزد/);
    expect(rows[3]?.textContent).toContain('سراسر کشور');
  });

  it('links to the letter of a delegation that has one', async () => {
    await renderAt(remote, ADDRESS, { handlers });

    expect(screen.getAllByRole('link', { name: /سند نمایندگی/ })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'سند نمایندگی SOON' }).getAttribute('href')).toBe(
      `/api/file/api/v1/files/${FILE}`,
    );
  });

  it('filters by the state in the address, and ignores an unknown state', async () => {
    const first = await renderAt(remote, `${ADDRESS}?status=expired`, { handlers });
    const asked = first.host.calls.find(({ endpoint }) => endpoint === listMerchantDelegations);
    expect(asked?.input?.query).toMatchObject({ filter: { supplierId: 40, status: 'expired' } });
    const states = within(screen.getByRole('navigation', { name: 'نمایندگی‌ها بر اساس وضعیت' }));
    expect(states.getByRole('link', { current: true }).textContent).toBe('منقضی‌شده');
    expect(states.getByRole('link', { name: 'همه' }).getAttribute('href')).toBe(encodeURI(ADDRESS));
    expect((await headOf(remote, first))?.robots).toBe('noindex,follow');
    first.unmount();

    const second = await renderAt(remote, `${ADDRESS}?status=__proto__`, { handlers });
    const all = second.host.calls.find(({ endpoint }) => endpoint === listMerchantDelegations);
    expect(all?.input?.query).toHaveProperty('filter', { supplierId: 40 });
  });

  it('says so when there is no delegation, or none in the chosen state', async () => {
    const none = [...handlers, given(listMerchantDelegations, pageOf([]))];
    const bare = await renderAt(remote, ADDRESS, { handlers: none });
    expect(screen.getByText('هنوز نمایندگی ندارد')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'نمایندگی‌ها بر اساس وضعیت' })).toBeNull();
    bare.unmount();

    await renderAt(remote, `${ADDRESS}?status=expiring`, { handlers: none });
    expect(screen.getByText('نمایندگی «رو به پایان» ندارد')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'نمایش همه' }).getAttribute('href')).toBe(encodeURI(ADDRESS));
  });

  it('redirects a wrong slug to the right one, and is 404 for an unknown supplier', async () => {
    const { router, unmount } = await renderAt(remote, '/supplier/40/merchantDelegations/x?status=valid', {
      handlers,
    });
    expect(decodeURIComponent(router.state.location.pathname)).toBe(ADDRESS);
    expect(router.state.location.search).toBe('?status=valid');
    unmount();

    const missing = [...handlers, given(getSupplier, problem(404))];
    await renderAt(remote, ADDRESS, { handlers: missing });
    expect(screen.getByRole('alert').textContent).toContain('404');
  });
});
