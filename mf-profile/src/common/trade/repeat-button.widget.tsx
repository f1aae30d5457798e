import type { TradeRequestSummary } from '@bazaar/contracts/trade';
import { isolate } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { mdiContentCopy } from '@mdi/js';
import { messages } from './messages.ts';
import { useRepeat } from './repeat.mutations.ts';

interface RepeatButtonProps {
  request: Pick<TradeRequestSummary, 'id' | 'number'>;
  /** Small and without its icon, for the row of a table. */
  compact?: boolean;
}

/** Begins a new draft with the content of a request. */
export function RepeatButton({ request, compact = false }: RepeatButtonProps) {
  const { mutate, isPending } = useRepeat(request.id);
  return (
    <Button
      size={compact ? 'sm' : 'md'}
      icon={compact ? undefined : mdiContentCopy}
      aria-label={messages.repeatOf(isolate(request.number))}
      busy={isPending}
      busyLabel={messages.repeating}
      onClick={() => mutate()}
    >
      {messages.repeat}
    </Button>
  );
}
