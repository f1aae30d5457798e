import { profileLinks } from '@bazaar/contracts';
import type { TradeRequest } from '@bazaar/contracts/trade';
import { formatJalaliDateTime } from '@bazaar/locale';
import { Button, type ButtonKind, LinkButton } from '@bazaar/ui/button';
import { mdiPencilOutline } from '@mdi/js';
import { useState } from 'react';
import styles from './action-bar.module.css';
import { messages } from './messages.ts';
import { type BarAction, barActions, isForward, isOverLimit, type MoveAction } from './move.rules.ts';
import { MoveDialogs } from './move-dialogs.widget.tsx';

/** What the service allows the reader to do now, or what is waited for. */
export function ActionBar({ request }: { request: TradeRequest }) {
  const [open, setOpen] = useState<MoveAction | null>(null);
  const actions = barActions(request.allowedActions);
  if (actions.length === 0) {
    return <Waiting request={request} />;
  }
  return (
    <fieldset className={styles.bar} aria-label={messages.actions} data-print="hide">
      {actions.map((action, index) => (
        <BarButton
          key={action}
          action={action}
          isFirst={index === 0}
          requestId={request.id}
          onOpen={setOpen}
        />
      ))}
      {isOverLimit(request) && <p className={styles.limit}>{messages.overLimit}</p>}
      {/* A move that is no longer allowed takes its dialog with it. */}
      {open !== null && actions.includes(open) && (
        <MoveDialogs action={open} request={request} onClose={() => setOpen(null)} />
      )}
    </fieldset>
  );
}

function Waiting({ request: { status, deadlineAt } }: { request: TradeRequest }) {
  const until = deadlineAt === null ? '' : formatJalaliDateTime(deadlineAt);
  return <p className={styles.waiting}>{messages.status[status].waiting(until)}</p>;
}

interface BarButtonProps {
  action: BarAction;
  isFirst: boolean;
  requestId: number;
  onOpen: (action: MoveAction) => void;
}

function BarButton({ action, isFirst, requestId, onOpen }: BarButtonProps) {
  if (action === 'edit') {
    return (
      <LinkButton icon={mdiPencilOutline} href={profileLinks.tradeRequestEdit(requestId)}>
        {messages.edit}
      </LinkButton>
    );
  }
  return (
    <Button
      kind={kindOf(action, isFirst)}
      className={action === 'cancel' ? styles.last : undefined}
      onClick={() => onOpen(action)}
    >
      {messages.moves[action].button}
    </Button>
  );
}

function kindOf(action: MoveAction, isFirst: boolean): ButtonKind {
  if (action === 'cancel') {
    return 'danger';
  }
  return isFirst && isForward(action) ? 'primary' : 'outline';
}
