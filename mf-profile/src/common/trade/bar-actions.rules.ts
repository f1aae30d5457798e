import type { TradeAction } from '@bazaar/contracts/trade';

/** The action that leads on comes first, and the one that ends the request last. */
const ORDER = [
  'confirmAndPublish',
  'requestConfirmation',
  'accept',
  'pay',
  'confirmDelivery',
  'rate',
  'counter',
  'object',
  'edit',
  'cancel',
] as const satisfies readonly TradeAction[];

/** What the bar of the page offers: an action with a dialog, or the link to the form. */
export type BarAction = (typeof ORDER)[number];

/** The allowed actions that belong into the bar, in its order. */
export function barActions(allowed: readonly TradeAction[]): BarAction[] {
  return ORDER.filter((action) => (allowed as readonly string[]).includes(action));
}

const NOT_FORWARD = ['counter', 'object', 'edit', 'cancel'] as const satisfies readonly BarAction[];

/** An action that leads a request on. */
export type ForwardAction = Exclude<BarAction, (typeof NOT_FORWARD)[number]>;

/** The action of the bar that leads the request on, its one accent button; null when none does. */
export function forwardAction(actions: readonly BarAction[]): ForwardAction | null {
  const [first] = actions;
  return first === undefined || !isForward(first) ? null : first;
}

function isForward(action: BarAction): action is ForwardAction {
  return !(NOT_FORWARD as readonly BarAction[]).includes(action);
}
