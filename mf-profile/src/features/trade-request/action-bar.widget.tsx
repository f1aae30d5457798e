import { profileLinks } from '@bazaar/contracts';
import type { TradeRequest } from '@bazaar/contracts/trade';
import { Button, type ButtonKind, LinkButton } from '@bazaar/ui/button';
import { mdiPencilOutline } from '@mdi/js';
import { type BarAction, barActions, forwardAction } from '../../common/trade/bar-actions.rules.ts';
import styles from './action-bar.module.css';
import { messages } from './messages.ts';
import { isOverLimit, type MoveAction } from './move.rules.ts';
import { stateWords } from './state-words.rules.ts';
import { useForwardBar } from './use-forward-bar.ts';
import { useMoveDialogs } from './use-move-dialogs.ts';

interface BarProps {
  request: TradeRequest;
  /** The present time, so that every render gives the same result. */
  now: string;
}

interface ActionBarProps extends BarProps {
  /** The action that leads on stands in a bar of its own. */
  hasForwardBar: boolean;
}

/** What the service allows the reader to do now, or what is waited for. */
export function ActionBar({ request, now, hasForwardBar }: ActionBarProps) {
  const actions = barActions(request.allowedActions);
  if (actions.length === 0) {
    return <p className={styles.waiting}>{stateWords(request, now).waiting}</p>;
  }
  const forward = forwardAction(actions);
  const own = hasForwardBar ? actions.filter((action) => action !== forward) : actions;
  return own.length === 0 ? null : (
    <Actions
      request={request}
      now={now}
      actions={own}
      forward={forward}
      className={styles.bar}
      label={messages.actions}
    />
  );
}

/** The action that leads on, in reach at the foot of a phone's screen. */
export function ForwardBar({ request, now }: BarProps) {
  const forward = forwardAction(barActions(request.allowedActions));
  useForwardBar(forward !== null);
  return forward === null ? null : (
    <Actions
      request={request}
      now={now}
      actions={[forward]}
      forward={forward}
      className={styles.forward}
      label={messages.nextStep}
    />
  );
}

interface ActionsProps extends BarProps {
  actions: readonly BarAction[];
  forward: BarAction | null;
  className: string | undefined;
  label: string;
}

function Actions({ request, now, actions, forward, className, label }: ActionsProps) {
  const { opened, open, close } = useMoveDialogs();
  return (
    <fieldset className={className} aria-label={label} data-print="hide">
      {actions.map((action) => (
        <BarButton
          key={action}
          action={action}
          isForward={action === forward}
          request={request}
          onOpen={(move) => void open(move)}
        />
      ))}
      {isOverLimit(request, now) && <p className={styles.limit}>{messages.overLimit}</p>}
      {/* A move that is no longer allowed takes its dialog with it. */}
      {opened !== null && actions.includes(opened.act) && (
        <opened.Dialog action={opened.act} request={request} onClose={close} />
      )}
    </fieldset>
  );
}

interface BarButtonProps {
  action: BarAction;
  isForward: boolean;
  request: TradeRequest;
  onOpen: (action: MoveAction) => void;
}

function BarButton({ action, isForward, request, onOpen }: BarButtonProps) {
  if (action === 'edit') {
    return (
      <LinkButton icon={mdiPencilOutline} href={profileLinks.tradeRequestEdit(request.id)}>
        {messages.edit}
      </LinkButton>
    );
  }
  return (
    <Button
      kind={kindOf(action, isForward)}
      className={action === 'cancel' ? styles.last : undefined}
      onClick={() => onOpen(action)}
    >
      {moveName(action, request)}
    </Button>
  );
}

/** Before the delivery, an objection is to its absence. */
function moveName(action: MoveAction, { status }: TradeRequest): string {
  return action === 'object' && status === 'InFulfillment' ? messages.notShipped : messages.moves[action];
}

function kindOf(action: MoveAction, isForward: boolean): ButtonKind {
  if (action === 'cancel') {
    return 'danger';
  }
  return isForward ? 'primary' : 'outline';
}
