import type { Service, ServiceContext } from '../kit/http/service.ts';
import { chargeRoutes } from './charge/charge.routes.ts';
import type { StartCharge } from './charge/charge.types.ts';
import { statementRoutes } from './statement/statement.routes.ts';

/** What the wallet needs of another service; `app.ts` provides it in every process. */
interface WalletNeeds {
  createStartCharge(context: ServiceContext): StartCharge;
}

/** The ledger, what users see of it, and charging a wallet. */
export function createWalletService({ createStartCharge }: WalletNeeds): Service {
  return {
    name: 'wallet',
    routes: (context) => [...statementRoutes(context), ...chargeRoutes(context, createStartCharge(context))],
  };
}
