import type { GaugeSource } from '../../kit/http/metrics.ts';
import type { ServiceContext } from '../../kit/http/service.ts';
import { offeredGateways } from '../gateway/offered-gateways.adapter.ts';
import { findGatewayFigures, findLedgerSum, type GatewayFigures } from './figures.sql.ts';

/** What an operator watches of the money: the ledger, and what the gateways and our books do not agree on. */
export function paymentGauges(service: ServiceContext): GaugeSource[] {
  const { db, clock } = service;
  const gatewayIds = offeredGateways(service).map(({ id }) => id);
  const byGateway = (
    name: GaugeSource['name'],
    help: string,
    figure: Exclude<keyof GatewayFigures, 'gatewayId'>,
  ) => ({
    ...{ name, help, label: 'gateway' },
    read: async () =>
      (await findGatewayFigures(db, gatewayIds, clock())).map((one) => ({
        of: one.gatewayId,
        value: one[figure],
      })),
  });
  return [
    {
      name: 'bazaar_ledger_sum_rial',
      help: 'Sum of all accounts of the ledger in rial, which is 0.',
      read: async () => [{ value: await findLedgerSum(db) }],
    },
    byGateway(
      'bazaar_payment_oldest_pending_seconds',
      'How long the payment waits whose verification waits longest, by gateway.',
      'oldestPendingSeconds',
    ),
    byGateway(
      'bazaar_payment_stuck_attempts',
      'Payments that have waited for their verification for more than half an hour, by gateway.',
      'stuckAttempts',
    ),
    byGateway(
      'bazaar_payment_unmatched_attempts',
      'Posted attempts of days that are over which no report of the gateway has named, by gateway.',
      'unmatchedAttempts',
    ),
    byGateway(
      'bazaar_payment_open_differences',
      'Differences between the books and the reports of the gateway that wait for an operator, by gateway.',
      'openDifferences',
    ),
    byGateway(
      'bazaar_reconciliation_age_seconds',
      'Time since a comparison with the report of the gateway was last completed, by gateway.',
      'reconciliationAgeSeconds',
    ),
  ];
}
