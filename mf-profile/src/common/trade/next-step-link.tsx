import type { TradeRequestSummary } from '@bazaar/contracts/trade';
import { isolate } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { messages } from './messages.ts';
import { nextStepOf } from './next-step.rules.ts';

/** Leads to where the reader does what comes next for a request; nothing while others have to act. */
export function NextStepLink({ request }: { request: TradeRequestSummary }) {
  const step = nextStepOf(request);
  return step === null ? null : (
    <LinkButton
      size="sm"
      href={step.href}
      aria-label={messages.nextStep.of(step.name, isolate(request.number))}
    >
      {step.name}
    </LinkButton>
  );
}
