import { profileLinks } from '@bazaar/contracts';
import type { TradeRequestSummary, TradeStatus } from '@bazaar/contracts/trade';
import { type BarAction, barActions, forwardAction } from './bar-actions.rules.ts';
import { messages } from './messages.ts';

/** What leads a request on, and where that is done. */
export interface NextStep {
  action: BarAction;
  name: string;
  href: string;
}

/** States in which the form comes first: it is there that a request is completed and handed in. */
const FORM_STATES: readonly TradeStatus[] = ['Draft', 'RevisionRequested'];

type Acting = Pick<TradeRequestSummary, 'id' | 'status' | 'allowedActions'>;

/**
 * What the reader does next, the same action that leads on in the bar of the request's page; null when the other side or
 * a colleague has to act.
 */
export function nextStepOf({ id, status, allowedActions }: Acting): NextStep | null {
  if (FORM_STATES.includes(status) && allowedActions.includes('edit')) {
    const { draft, revision } = messages.nextStep;
    return {
      action: 'edit',
      name: status === 'Draft' ? draft : revision,
      href: profileLinks.tradeRequestEdit(id),
    };
  }
  const action = forwardAction(barActions(allowedActions));
  return action === null
    ? null
    : { action, name: messages.nextStep.actions[action], href: profileLinks.tradeRequest(id) };
}
