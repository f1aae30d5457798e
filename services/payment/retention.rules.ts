import { kept, type RetentionRule } from '../kit/retention/retention.ts';

/** Payments justify what the ledger says. */
export const paymentRetention: readonly RetentionRule[] = [
  ...kept('The law asks for the books: a payment justifies what the ledger says.', {
    'payment.event': 'a step of a payment',
    'payment.online_payment': 'an attempt at a gateway',
    'payment.payment': 'a payment',
    'payment.reconciliation_difference': 'what a gateway and the books say differently',
    'payment.reconciliation_run': 'a day that was compared with a gateway',
  }),
  ...kept('It stands for the books of the demo’s own gateway.', {
    'payment.sandbox_order': 'an order of the demo’s gateway',
    'payment.sandbox_report_error': 'a deliberate error of the demo’s gateway',
  }),
];
