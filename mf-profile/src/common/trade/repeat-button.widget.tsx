import type { TradeRequestSummary } from '@bazaar/contracts/trade';
import { isolate } from '@bazaar/locale';
import { Button, type ButtonSize } from '@bazaar/ui/button';
import { mdiContentCopy } from '@mdi/js';
import { messages } from './messages.ts';
import { useRepeat } from './repeat.mutations.ts';

interface RepeatButtonProps {
  request: Pick<TradeRequestSummary, 'id' | 'number'>;
  size?: ButtonSize;
}

/** Begins a new draft with the content of a request. */
export function RepeatButton({ request, size }: RepeatButtonProps) {
  const { mutate, isPending } = useRepeat(request.id);
  return (
    <Button
      size={size}
      icon={mdiContentCopy}
      aria-label={messages.repeatOf(isolate(request.number))}
      busy={isPending}
      busyLabel={messages.repeating}
      onClick={() => mutate()}
    >
      {messages.repeat}
    </Button>
  );
}
