import { settingsCheck } from '../kit/checks/check.ts';
import type { Service } from '../kit/http/service.ts';
import { gatewayRoutes } from './gateway/gateway.routes.ts';
import { gatewaysCheck } from './gateway/gateways.check.ts';
import { paymentJobs } from './online/online.jobs.ts';
import { onlinePaymentRoutes } from './online/online.routes.ts';
import { paymentRoutes } from './payment/payment.routes.ts';
import { paymentListRoutes } from './payment/payment-list.routes.ts';
import { paymentGauges } from './reconciliation/payment-gauges.view.ts';
import { reconciliationJobs } from './reconciliation/reconciliation.jobs.ts';
import { paymentRetention } from './retention.rules.ts';
import { sandboxRoutes } from './sandbox/sandbox.routes.ts';
import { readPaymentSettings } from './settings.ts';

export { createStartCharge } from './online/charge.commands.ts';

/** Payments from the wallet and at gateways, and the demo's own gateway. */
export const paymentService: Service = {
  name: 'payment',
  checks: (facts) => [
    settingsCheck('payments', 'the limits of payments are amounts', [() => readPaymentSettings(facts)]),
    gatewaysCheck(facts),
  ],
  routes: (context) => [
    ...paymentRoutes(context),
    ...paymentListRoutes(context),
    ...onlinePaymentRoutes(context),
    ...gatewayRoutes(context),
    ...sandboxRoutes(context),
  ],
  jobs: (context) => [...paymentJobs(context), ...reconciliationJobs(context)],
  retention: paymentRetention,
  gauges: paymentGauges,
};
