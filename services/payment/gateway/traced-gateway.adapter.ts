import { traced } from '@bazaar/telemetry';
import type { PaymentGateway } from './gateway.types.ts';

/** A gateway whose calls are steps of a trace: which one, and whether it failed; nothing of the payment. */
export function withSpans(gateway: PaymentGateway): PaymentGateway {
  const call = <T>(name: string, send: () => Promise<T>): Promise<T> =>
    traced({ name: `gateway ${gateway.id} ${name}`, kind: 'client' }, send);
  return {
    ...gateway,
    request: (order) => call('request', () => gateway.request(order)),
    verify: (question) => call('verify', () => gateway.verify(question)),
    inquire: (question) => call('inquire', () => gateway.inquire(question)),
    report: (question) => call('report', () => gateway.report(question)),
  };
}
