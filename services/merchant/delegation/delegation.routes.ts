import { getMerchantDelegation, listMerchantDelegations } from '@bazaar/contracts/merchant';
import { notFound } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { DELEGATION_KIND_TITLES, delegationStatus } from './delegation.rules.ts';
import {
  countDelegations,
  type DelegationRow,
  selectDelegation,
  selectDelegations,
} from './delegation.sql.ts';

/** The endpoints under `/api/v1/merchantdelegations`. */
export function delegationRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    route(listMerchantDelegations, async ({ query: { filter, paging } }) => {
      const today = dayOf(clock());
      const take = paging.pageSize;
      const skip = (paging.pageNumber - 1) * take;
      const [rows, totalCount] = await Promise.all([
        selectDelegations(db, { filter, today, take, skip }),
        countDelegations(db, { filter, today }),
      ]);
      return { items: rows.map((row) => toDelegation(row, today)), totalCount, ...paging };
    }),
    route(getMerchantDelegation, async ({ params: { id } }) => {
      const row = await selectDelegation(db, id);
      if (row === undefined) {
        throw notFound(messages.delegation);
      }
      return toDelegation(row, dayOf(clock()));
    }),
  ];
}

function toDelegation(row: DelegationRow, today: string) {
  return {
    ...row,
    kindTitle: DELEGATION_KIND_TITLES[row.kind],
    status: delegationStatus(row.validTo, today),
  };
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
