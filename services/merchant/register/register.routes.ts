import { checkMerchantName, listConfirmedMerchants, listMerchants } from '@bazaar/contracts/merchant';
import type { Database } from '../../kit/database/database.ts';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { judgeName } from './name.rules.ts';
import { countMerchants, findNameFacts, selectMerchants } from './register.sql.ts';

/**
 * Without a limit the names of all buyers could be guessed; a form that checks while the user types stays far below it.
 */
const NAMES_A_MINUTE = { count: 120, windowSeconds: 60, by: 'network' } as const;

/** The public register of merchants, and the check of a new merchant's name. */
export function registerRoutes({ db }: ServiceContext): ServiceRoute[] {
  return [
    route(listMerchants, ({ query }) => listPage(db, { ...query, onlyConfirmed: false })),
    route(listConfirmedMerchants, ({ query }) => listPage(db, { ...query, onlyConfirmed: true })),
    route(checkMerchantName, async ({ query: { name } }) => judgeName(name, await findNameFacts(db, name)), {
      limit: NAMES_A_MINUTE,
      isPrivate: true,
    }),
  ];
}

interface ListRequest {
  readonly filter: { readonly term?: string | undefined; readonly cityId?: number | undefined };
  readonly onlyConfirmed: boolean;
  readonly paging: { readonly pageNumber: number; readonly pageSize: number };
}

async function listPage(db: Database, { paging, ...wanted }: ListRequest) {
  const take = paging.pageSize;
  const skip = (paging.pageNumber - 1) * take;
  const [rows, totalCount] = await Promise.all([
    selectMerchants(db, { ...wanted, take, skip }),
    countMerchants(db, wanted),
  ]);
  const items = rows.map((row) => ({ ...row, isConfirmed: row.confirmedAt !== null }));
  return { items, totalCount, ...paging };
}
