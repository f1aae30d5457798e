import { getSupplier, listSuppliers } from '@bazaar/contracts/merchant';
import { notFound } from '../../kit/http/errors.ts';
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

/** The calls under `/api/v1/suppliers`. */
export function supplierRoutes({ db }: ServiceContext): ServiceRoute[] {
  return [
    route(listSuppliers, async ({ query: { filter, paging } }) => {
      const take = paging.pageSize;
      const skip = (paging.pageNumber - 1) * take;
      const [rows, totalCount] = await Promise.all([
        selectSuppliers(db, { filter, take, skip }),
        countSuppliers(db, filter),
      ]);
      return { items: rows.map(toSummary), totalCount, ...paging };
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
