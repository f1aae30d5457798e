import type { Gateway } from '@bazaar/contracts/payment';
import type { ServiceContext } from '../../kit/http/service.ts';
import { createSandboxGateway } from '../sandbox/sandbox-gateway.adapter.ts';
import { readPaymentSettings } from '../settings.ts';
import type { PaymentGateway } from './gateway.types.ts';
import { withSpans } from './traced-gateway.adapter.ts';
import { createZarinpalGateway } from './zarinpal-gateway.adapter.ts';

/** The gateways that are set up here: Zarinpal when its merchant is known, the sandboxes in the demo only. */
export function offeredGateways(
  context: Pick<ServiceContext, 'db' | 'clock' | 'environment'>,
): PaymentGateway[] {
  const { zarinpal } = readPaymentSettings(context.environment);
  const gateways = [
    ...(context.environment.name === 'demo'
      ? [createSandboxGateway(context), createSandboxGateway(context, 'sandbox-2')]
      : []),
    ...(zarinpal === null ? [] : [createZarinpalGateway(zarinpal)]),
  ];
  return gateways.map(withSpans);
}

/** A gateway as clients see it. */
export function toGateway({ id, title, minAmountRial, maxAmountRial }: PaymentGateway): Gateway {
  return { id, title, logoUrl: null, isActive: true, minAmountRial, maxAmountRial };
}
