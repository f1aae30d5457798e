import type { Service } from '../kit/http/service.ts';
import { statementRoutes } from './statement/statement.routes.ts';

/** The ledger and what users see of it. */
export const walletService: Service = { name: 'wallet', routes: statementRoutes };
