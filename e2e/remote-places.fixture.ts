import type { RemoteName } from '@bazaar/contracts/platform';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Catalogue } from './catalogue.fixture.ts';
import { heading } from './visit.fixture.ts';

/** A page of a remote. */
export interface Place {
  /** The remote's name in its region's error. */
  readonly name: string;
  path(catalogue: Catalogue): string;
  heading(catalogue: Catalogue): string | RegExp;
  /** Another page of the remote, and the link that leads to it from a page of another remote. */
  readonly arrival: {
    readonly from: string;
    readonly heading: string | RegExp;
    readonly path: string;
    link(page: Page): Locator;
  };
}

const inHeader = (name: string | RegExp) => (page: Page) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const PRODUCTS = '/category/categoryType/Product';

export const PLACES: Readonly<Record<RemoteName, Place>> = {
  'mf-catalog': {
    name: 'دسته‌بندی و جست‌وجو',
    path: ({ category }) => category.path,
    heading: ({ category }) => category.title,
    arrival: {
      from: '/help',
      heading: 'محصولات و مواد اولیه',
      path: PRODUCTS,
      link: inHeader('محصولات و مواد اولیه'),
    },
  },
  'mf-content': {
    name: 'مطالب و راهنما',
    path: () => '/faq',
    heading: () => 'پرسش‌های متداول',
    arrival: { from: PRODUCTS, heading: 'راهنما', path: '/help', link: inHeader('راهنما') },
  },
  'mf-suppliers': {
    name: 'کالاها و تأمین‌کنندگان',
    path: ({ product }) => product.path,
    heading: ({ product }) => product.title,
    arrival: {
      from: '/help',
      heading: /تأمین‌کنندگان/,
      path: '/suppliers/Product',
      link: inHeader('تأمین‌کنندگان'),
    },
  },
  'mf-profile': {
    name: 'پنل کاربری',
    path: () => '/profile/favorites',
    heading: () => 'علاقه‌مندی‌ها',
    arrival: {
      from: '/help',
      heading: 'علاقه‌مندی‌ها',
      path: '/profile/favorites',
      link: inHeader(/^علاقه‌مندی‌ها/),
    },
  },
  'mf-wallet': {
    name: 'کیف پول',
    path: () => '/profile/wallet',
    heading: () => 'کیف پول',
    arrival: {
      from: '/profile/favorites',
      heading: 'کیف پول',
      path: '/profile/wallet',
      link: (page) => page.getByRole('main').getByRole('link', { name: /^کیف پول/ }),
    },
  },
};

export function regionError(page: Page, name: string) {
  return (
    page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: `بخش «${name}» در دسترس نیست` })
      // The remote's part of the profile menu may show the error before the page does.
      .last()
  );
}

export async function expectHeaderAndSearchToWork(page: Page, catalogue: Catalogue): Promise<void> {
  const field = page.getByRole('banner').getByRole('combobox', { name: 'نام کالا، کد فنی یا تأمین‌کننده' });
  await field.fill(catalogue.category.title);
  await expect(
    page.getByRole('option', { name: new RegExp(catalogue.category.title) }).first(),
  ).toBeVisible();
  await field.press('Escape');
  await field.fill('');
}

/** A page that another remote renders. */
export async function visitAnotherRemote(page: Page, down: RemoteName): Promise<void> {
  const banner = page.getByRole('banner');
  if (down === 'mf-content') {
    await banner.getByRole('link', { name: 'محصولات و مواد اولیه' }).click();
    await expect(heading(page, 'محصولات و مواد اولیه')).toBeVisible();
  } else {
    await banner.getByRole('link', { name: 'راهنما' }).click();
    await expect(heading(page, 'راهنما')).toBeVisible();
  }
}
