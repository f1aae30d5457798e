import { getSupplier, getSupplierFacets, listSuppliers } from '@bazaar/contracts/merchant';
import { invalid, notFound } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { toSummary, toSupplier } from './supplier.rules.ts';
import {
  countSuppliers,
  selectCertificates,
  selectSupplier,
  selectSupplierCategories,
  selectSuppliers,
  selectVerification,
} from './supplier.sql.ts';
import {
  countByCertificate,
  countByCity,
  countByKind,
  countByProvince,
  countTotals,
} from './supplier-facet.sql.ts';

const BEST_FIRST = { field: 'best', nearCityId: undefined } as const;

/** The public endpoints under `/api/v1/suppliers`. */
export function supplierRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    route(listSuppliers, async ({ query: { filter, sort = BEST_FIRST, paging } }) => {
      if (sort.field === 'nearest' && sort.nearCityId === undefined) {
        throw invalid({ 'sort.nearCityId': [messages.nearCity] });
      }
      const now = clock();
      const take = paging.pageSize;
      const skip = (paging.pageNumber - 1) * take;
      const [rows, totalCount] = await Promise.all([
        selectSuppliers(db, { filter, sort, now, take, skip }),
        countSuppliers(db, { filter, now }),
      ]);
      return { items: rows.map(toSummary), totalCount, ...paging };
    }),
    route(getSupplierFacets, async ({ query: { filter } }) => {
      const call = { filter, now: clock() };
      const [totals, provinces, cities, activityKinds, certificates] = await Promise.all([
        countTotals(db, call),
        countByProvince(db, call),
        countByCity(db, call),
        countByKind(db, call),
        countByCertificate(db, call),
      ]);
      return { ...totals, provinces, cities, activityKinds, certificates };
    }),
    route(getSupplier, async ({ params: { id } }) => {
      const row = await selectSupplier(db, id);
      if (row === undefined) {
        throw notFound(messages.supplier);
      }
      const [certificates, verification, categories] = await Promise.all([
        selectCertificates(db, id),
        selectVerification(db, id),
        selectSupplierCategories(db, id),
      ]);
      return toSupplier(row, { certificates, verification, categories });
    }),
  ];
}
