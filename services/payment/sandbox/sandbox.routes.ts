import { readFileSync } from 'node:fs';
import {
  chooseSandboxOutcome,
  getSandboxStyle,
  type SandboxOutcome,
  showSandboxPage,
} from '@bazaar/contracts/payment';
import type { Database } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import {
  type RawResponse,
  rawResponse,
  route,
  type ServiceContext,
  type ServiceRoute,
} from '../../kit/http/service.ts';
import { messages } from './messages.ts';
import { endOrder, findOrder, type SandboxOrder } from './sandbox.sql.ts';
import { choicePage, endedPage, returnAddress } from './sandbox-page.view.ts';

const SILENCE_MS = 3 * 60_000;

const ENDINGS: Readonly<Record<SandboxOutcome, 'paid' | 'failed' | 'cancelled'>> = {
  success: 'paid',
  failure: 'failed',
  cancel: 'cancelled',
  silent: 'paid',
  late: 'paid',
  double: 'paid',
};

/** The pages of the demo's gateway; in production they do not exist. */
export function sandboxRoutes({ db, clock, environment }: ServiceContext): ServiceRoute[] {
  if (environment.name !== 'demo') {
    return [];
  }
  const style = readFileSync(new URL('sandbox-page.css', import.meta.url), 'utf8');
  // Only its own style sheet; forms submit to itself, which redirects back to the site.
  const policy = `default-src 'none'; style-src 'self'; form-action 'self' ${environment.publicOrigin}; base-uri 'none'; frame-ancestors 'none'`;
  const html = (body: string): RawResponse =>
    rawResponse({
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
      body,
    });
  return [
    route(
      showSandboxPage,
      async ({ params }) => {
        const order = await existing(db, params.authority);
        return html(order.state === 'open' ? choicePage(order) : endedPage(order, 'one'));
      },
      { isPrivate: true },
    ),
    route(chooseSandboxOutcome, async ({ params, body: { outcome } }) => {
      const now = clock();
      const silentUntil = outcome === 'silent' ? new Date(now.getTime() + SILENCE_MS) : null;
      await endOrder(db, { authority: params.authority, state: ENDINGS[outcome], silentUntil, now });
      const order = await existing(db, params.authority);
      return outcome === 'late' || outcome === 'double'
        ? html(endedPage(order, outcome))
        : rawResponse({ status: 303, headers: { location: returnAddress(order) } });
    }),
    route(getSandboxStyle, async () =>
      rawResponse({ headers: { 'content-type': 'text/css; charset=utf-8' }, body: style }),
    ),
  ];
}

async function existing(db: Database, authority: string): Promise<SandboxOrder> {
  const order = await findOrder(db, authority);
  if (order === null) {
    throw notFound(messages.missing);
  }
  return order;
}
