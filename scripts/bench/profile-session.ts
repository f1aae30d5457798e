import type { Browser, BrowserContextOptions } from 'playwright';
import { DEMO_BUYER } from '../../services/seed/demo-users.ts';
import { waitForHydration } from './page-waits.ts';

/** What a browser of a signed-in person has stored. */
export type StoredSession = NonNullable<BrowserContextOptions['storageState']>;

/** Signs the demo's buyer, who has requests in every state and messages, in through the site's own login page, with the code of the message shown there. */
export async function signInDemoBuyer(browser: Browser, origin: string): Promise<StoredSession> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/users/login?redirectPath=%2Fprofile%2Faddress`);
    await waitForHydration(page);
    await page.getByLabel('شماره همراه').fill(DEMO_BUYER.mobile.replace('+98', '0'));
    await page.getByRole('button', { name: 'دریافت کد' }).click();
    await page.getByRole('button', { name: 'درج کد' }).click();
    await page.getByRole('button', { name: 'ورود', exact: true }).click();
    await page.waitForURL('**/profile/address');
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** The access token of a stored session, for requests to the services. */
export function accessTokenOf(session: StoredSession): string {
  const entries =
    typeof session === 'string' ? [] : session.origins.flatMap(({ localStorage }) => localStorage);
  const token = entries.find(({ name }) => name === 'accessToken')?.value;
  if (token === undefined) {
    throw new Error('The session has no access token.');
  }
  return token;
}
