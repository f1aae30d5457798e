import type { BrowserContext } from '@playwright/test';
import type { StoredSession } from './site/shared-site.ts';

/** Puts a session into a browser's storage, as if it had signed in at this origin before. */
export async function giveSession(
  context: BrowserContext,
  origin: string,
  session: Readonly<Partial<StoredSession>>,
): Promise<void> {
  const localStorage = Object.entries(session).map(([name, value]) => ({ name, value }));
  await context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}
