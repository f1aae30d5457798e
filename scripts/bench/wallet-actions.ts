import type { Locator, Page } from 'playwright';

/** An act on the page of the wallet that answers a press. */
export interface WalletAction {
  readonly name: string;
  /** What is pressed. */
  target(page: Page): Locator;
  /** Appears when the page has answered. */
  effect(page: Page): Locator;
}

const main = (page: Page) => page.getByRole('main');
const types = (page: Page) => main(page).getByRole('list', { name: 'نوع گردش' });

/** What is done in the wallet most often, as a press and what it shows. */
export const WALLET_ACTIONS: readonly WalletAction[] = [
  {
    name: 'wallet: choosing an amount to charge',
    target: (page) => main(page).getByRole('button', { name: '۵۰ میلیون' }),
    effect: (page) => main(page).getByRole('button', { name: '۵۰ میلیون', pressed: true }),
  },
  {
    name: 'wallet: choosing what the statement shows',
    target: (page) => types(page).getByRole('link').nth(1),
    effect: (page) => types(page).getByRole('link').nth(1).and(page.locator('[aria-current]')),
  },
  {
    name: 'wallet: opening the withdrawal',
    target: (page) => main(page).getByRole('link', { name: 'برداشت', exact: true }),
    effect: (page) => main(page).getByRole('heading', { name: 'برداشت به حساب بانکی' }),
  },
];
