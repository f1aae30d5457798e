import { signIn } from '../auth/sign-in.fixture.ts';
import { openDemoApp } from '../seed/demo-database.fixture.ts';
import { DEMO_BUYER, DEMO_OPERATOR, DEMO_SUPPLIER } from '../seed/demo-users.ts';
import type { TestApp } from '../testing/test-app.ts';

type Headers = Awaited<ReturnType<typeof signIn>>['headers'];

/** All services with the whole demo data, and a signed-in user of every role. */
export interface SecuritySite extends TestApp {
  /** A fresh session of each user. */
  readonly sessions: { buyer: Headers; supplier: Headers; operator: Headers };
  /** Signs them in again when a request has ended a session. */
  renewSessions(): Promise<void>;
}

const CODE_WINDOW_MS = 11 * 60_000;
const CREDIT = '/wallet/api/v1/wallettransactions/credit/byuser';

/** Opens the demo for tests that run over all endpoints. */
export async function openSecuritySite(): Promise<SecuritySite> {
  const test = await openDemoApp();
  const open = async () => ({
    buyer: (await signIn(test.app, DEMO_BUYER.mobile)).headers,
    supplier: (await signIn(test.app, DEMO_SUPPLIER.mobile)).headers,
    operator: (await signIn(test.app, DEMO_OPERATOR.mobile)).headers,
  });
  const sessions = await open();
  return {
    ...test,
    sessions,
    async renewSessions() {
      const replies = await Promise.all(
        Object.values(sessions).map((headers) => test.app.inject({ url: CREDIT, headers })),
      );
      if (replies.some(({ statusCode }) => statusCode === 401)) {
        test.clock.advance(CODE_WINDOW_MS);
        Object.assign(sessions, await open());
      }
    },
  };
}
