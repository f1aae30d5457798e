import { encodeQuery, profileLinks } from '@bazaar/contracts';
import * as paths from '@bazaar/contracts/paths';
import { createDirectOrder, listTradeRequests, MAXIMUM_TRADE_LINES } from '@bazaar/contracts/trade';
import { SetupProblem } from '../console.ts';

/** Pages of the signed-in buyer whose first view is measured, by name. */
export type ProfilePages = Readonly<Record<string, string>>;

export interface ProfileAddresses {
  readonly pages: ProfilePages;
  /** The form of a request with as many lines as a request may have. */
  readonly longForm: string;
}

interface Caller {
  readonly servicesOrigin: string;
  readonly token: string;
}

/** The buyer's pages; makes the request whose form is measured. */
export async function findProfilePages(caller: Caller): Promise<ProfileAddresses> {
  const { items } = listTradeRequests.response.parse(
    await request(caller, {
      method: 'GET',
      path: `${listTradeRequests.path}?${encodeQuery({ paging: { pageSize: 100 } })}`,
    }),
  );
  const quoted = items.find(({ status }) => status === 'Quoted');
  const draft = items.find(({ status }) => status === 'Draft');
  if (!(quoted && draft)) {
    throw new SetupProblem(
      'The demo buyer has no draft or no quoted request',
      'Run npm run seed and try again',
    );
  }
  const long = createDirectOrder.response.parse(
    await request(caller, {
      method: 'POST',
      path: createDirectOrder.path,
      body: {
        supplierId: quoted.supplier.id,
        lines: Array.from({ length: MAXIMUM_TRADE_LINES }, (_, index) => ({
          freeText: `ردیف آزمایشی ${index + 1}`,
          unitTitle: 'عدد',
          quantity: index + 1,
        })),
      },
    }),
  );
  return {
    pages: {
      dashboard: paths.profile,
      'list of requests': paths.tradeRequests,
      'a request': profileLinks.tradeRequest(quoted.id),
      'form of a request': profileLinks.tradeRequestEdit(draft.id),
      messages: paths.messages,
      favorites: paths.favorites,
      'personal info': paths.personalInfo,
      'business account': paths.businessAccount,
      wallet: paths.wallet,
    },
    longForm: profileLinks.tradeRequestEdit(long.id),
  };
}

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
}

async function request({ servicesOrigin, token }: Caller, { method, path, body }: Asked): Promise<unknown> {
  const withBody = {
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  };
  const answer = await fetch(`${servicesOrigin}/trade${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : withBody) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) {
    throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  }
  return answer.json();
}
