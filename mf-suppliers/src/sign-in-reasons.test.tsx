import {
  addFavorite,
  countVisit,
  listFavoritesByType,
  listNotesByObject,
  listPublicContents,
} from '@bazaar/contracts/content';
import { getSupplier, listMerchantDelegations, revealSupplierContact } from '@bazaar/contracts/merchant';
import {
  getSizePlace,
  getSupplierProduct,
  listRelatedProducts,
  listSupplierProducts,
} from '@bazaar/contracts/product';
import { createDirectOrder, listTradeRequests } from '@bazaar/contracts/trade';
import type { LinkTarget } from '@bazaar/host';
import { createFakeHost, type FakeHost, given, givenDraft, renderAt } from '@bazaar/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { givenProduct } from './common/product/product.fixture.ts';
import { givenSupplier } from './common/supplier/supplier.fixture.ts';
import { pageOf } from './common/supplier/supplier-lists.fixture.ts';
import remote from './remote.ts';

const PRODUCT = encodeURI('/products/5/پمپ-گریز-از-مرکز');
const SUPPLIER = encodeURI('/supplier/40/صنایع-نمونه-پمپ');

const favorite = {
  id: 3,
  objectType: 'SupplierProduct' as const,
  objectId: 5,
  createdAt: '2026-11-18T08:00:00Z',
  object: null,
};
const handlers = [
  given(getSupplierProduct, givenProduct()),
  given(getSupplier, givenSupplier({ contactMasked: '۰۳۱•••۲۱۴۰' })),
  given(listMerchantDelegations, pageOf([])),
  given(listSupplierProducts, pageOf([])),
  given(listPublicContents, pageOf([])),
  given(listRelatedProducts, []),
  given(getSizePlace, null),
  given(listFavoritesByType, pageOf([])),
  given(listNotesByObject, []),
  given(countVisit, { count: 1 }),
  given(listTradeRequests, { ...pageOf([]), statusCounts: [] }),
  given(addFavorite, { favorite, totalCount: 1 }),
  given(createDirectOrder, givenDraft(123, 40)),
  given(revealSupplierContact, {
    phones: ['+983112342140'],
    email: 'sale@pump.example',
    revealedAt: '2026-11-20T08:00:00Z',
  }),
];

const REQUEST = /^درخواست معامله/;
const FAVORITE = /^علاقه‌مندی/;

interface Action {
  what: string;
  /** Where the visitor is, and what is pressed there. */
  address: string;
  button: RegExp | string;
  /** What the login page is told. */
  target: LinkTarget;
  /** What is done after the sign-in. */
  endpoint: unknown;
}

/** Each action of a visitor that needs a session. */
const ACTIONS: readonly Action[] = [
  {
    what: 'a favorite product',
    ...{ address: PRODUCT, button: FAVORITE, endpoint: addFavorite },
    target: { reason: 'favorite', loginPerPage: true },
  },
  {
    what: 'a favorite supplier',
    ...{ address: SUPPLIER, button: FAVORITE, endpoint: addFavorite },
    target: { reason: 'favorite', loginPerPage: true },
  },
  {
    what: 'a request for a product',
    ...{ address: PRODUCT, button: REQUEST, endpoint: createDirectOrder },
    target: { reason: 'draft', loginPerPage: true, redirectPath: `${PRODUCT}?quantity=2` },
  },
  {
    what: 'a request to a supplier',
    ...{ address: SUPPLIER, button: REQUEST, endpoint: createDirectOrder },
    target: { reason: 'draft', loginPerPage: true, redirectPath: SUPPLIER },
  },
  {
    what: 'the number of a supplier',
    ...{ address: SUPPLIER, button: 'نمایش شماره', endpoint: revealSupplierContact },
    target: { reason: 'contact', loginPerPage: true, redirectPath: `${SUPPLIER}#contact` },
  },
];

beforeAll(async () => {
  await Promise.all([
    import('./features/product/page-actions.widget.tsx'),
    import('./features/supplier/press-actions.ts'),
    import('./common/request/draft-request.ts'),
  ]);
}, 30_000);
beforeEach(() => sessionStorage.clear());

const count = ({ calls }: FakeHost, endpoint: unknown) =>
  calls.filter((call) => call.endpoint === endpoint).length;

describe('an action that needs a session', () => {
  it.each(ACTIONS)('names its reason and is done once after the sign-in: $what', async (action) => {
    const { address, button, target, endpoint } = action;
    const host = createFakeHost({ session: 'signed-out', handlers });
    const visit = await renderAt(remote, address, { host });
    const pressed = await screen.findByRole('button', { name: button });
    await act(async () => void fireEvent.click(pressed));
    await waitFor(() => expect(host.signIns).toEqual([target]));
    expect(count(host, endpoint)).toBe(0);
    visit.unmount();

    host.setSession('signed-in');
    const { redirectPath = address } = target;
    const back = await renderAt(remote, redirectPath, { host });
    await waitFor(() => expect(count(host, endpoint)).toBe(1));
    back.unmount();

    await renderAt(remote, redirectPath, { host });
    await screen.findByRole('button', { name: FAVORITE });
    expect(count(host, endpoint)).toBe(1);
    expect(host.signIns).toHaveLength(1);
  });

  it.each([
    [PRODUCT, 'پیام به تأمین‌کننده', '/profile/messages?to=product&id=5'],
    [SUPPLIER, 'پیام', '/profile/messages?to=supplier&id=40'],
  ])(
    'leads from %s to the form of a message, whose address names the reason',
    async (address, name, href) => {
      await renderAt(remote, address, { handlers });

      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
    },
  );
});
