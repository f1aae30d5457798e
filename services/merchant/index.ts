import type { Service } from '../kit/http/service.ts';
import { supplierRoutes } from './supplier/supplier.routes.ts';

/** Suppliers, their certificates and their verification ledger. */
export const merchantService: Service = {
  name: 'merchant',
  routes: (context) => [...supplierRoutes(context)],
};
