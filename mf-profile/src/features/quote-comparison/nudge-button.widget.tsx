import type { TradeRequest, TradeRequestId } from '@bazaar/contracts/trade';
import { useHost } from '@bazaar/host';
import { isolate } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Icon } from '@bazaar/ui/icon';
import { mdiCheck } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { messages } from './messages.ts';
import { useNudge } from './nudge.mutations.ts';
import { type Nudge, wasSent } from './nudge.rules.ts';
import styles from './nudge-button.module.css';
import { sentMessagesQuery } from './nudges.queries.ts';

interface NudgeButtonProps {
  request: TradeRequest;
  nudge: Nudge;
  /** All requests of the page that have this button, whose threads are read together. */
  ids: readonly TradeRequestId[];
}

/** Reminds a supplier, or asks for more time: once, as long as the request stays in its state. */
export function NudgeButton({ request, nudge, ids }: NudgeButtonProps) {
  const { api } = useHost();
  const { data, isPending: isReading } = useQuery(sentMessagesQuery(api, ids));
  const { mutate, isPending, isSuccess } = useNudge(request, nudge);
  const words = messages.nudge[nudge];
  if (isSuccess || wasSent(data?.[request.id] ?? [], words.text, request)) {
    return (
      <p className={styles.sent} role="status">
        <Icon path={mdiCheck} size="sm" />
        {words.sent}
      </p>
    );
  }
  return (
    <Button
      size="sm"
      aria-label={words.of(isolate(request.supplier.name))}
      disabled={isReading}
      busy={isPending}
      busyLabel={words.busy}
      onClick={() => mutate()}
    >
      {words.button}
    </Button>
  );
}
