import { settingsCheck } from '../kit/checks/check.ts';
import type { Service, ServiceContext } from '../kit/http/service.ts';
import { bankJobs } from './bank/bank.jobs.ts';
import { chargeRoutes } from './charge/charge.routes.ts';
import type { StartCharge } from './charge/charge.types.ts';
import { payoutRoutes } from './payout/payout.routes.ts';
import { supplierPayoutRoutes } from './payout/supplier-payout.routes.ts';
import { walletRetention } from './retention.rules.ts';
import { readWalletSettings } from './settings.ts';
import { statementRoutes } from './statement/statement.routes.ts';
import { withdrawalRoutes } from './withdrawal/withdrawal.routes.ts';

/** What the wallet needs of another service; `app.ts` provides it in every process. */
interface WalletNeeds {
  createStartCharge(context: ServiceContext): StartCharge;
}

/** The ledger, what users see of it, charging a wallet, and what leaves it for a bank. */
export function createWalletService({ createStartCharge }: WalletNeeds): Service {
  return {
    name: 'wallet',
    checks: (facts) => [
      settingsCheck('withdrawals', 'the limits of withdrawals are whole amounts', [
        () => readWalletSettings(facts),
      ]),
    ],
    routes: (context) => [
      ...statementRoutes(context),
      ...chargeRoutes(context, createStartCharge(context)),
      ...withdrawalRoutes(context),
      ...payoutRoutes(context),
      ...supplierPayoutRoutes(context),
    ],
    jobs: bankJobs,
    retention: walletRetention,
  };
}
