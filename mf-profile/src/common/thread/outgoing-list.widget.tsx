import { useStoredValue } from '@bazaar/storage';
import { deliver, discard, isBeingSent, type Outgoing, outboxOf } from './outbox.store.ts';
import { OutgoingBubble } from './outgoing-bubble.tsx';

interface OutgoingListProps {
  place: string;
  send: (outgoing: Outgoing) => Promise<void>;
}

/** The messages of a place that are being sent or were not sent. */
export function OutgoingList({ place, send }: OutgoingListProps) {
  return useStoredValue(outboxOf(place)).map((outgoing) => (
    <OutgoingBubble
      key={outgoing.key}
      outgoing={outgoing}
      isSending={isBeingSent(outgoing) && outgoing.failure === null}
      onSend={() => void deliver(place, outgoing, send)}
      onDiscard={() => discard(place, outgoing.key)}
    />
  ));
}
