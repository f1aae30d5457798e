import { useHost } from '@bazaar/host';
import { isolate } from '@bazaar/locale';
import { BesideHead } from '../../common/thread/beside-head.tsx';
import { Composer } from '../../common/thread/composer.widget.tsx';
import { FirstMessageView } from '../../common/thread/first-message-view.tsx';
import type { Outgoing } from '../../common/thread/outbox.store.ts';
import { OutgoingList } from '../../common/thread/outgoing-list.widget.tsx';
import { sendFirstOfRequest } from '../../common/thread/send.mutations.ts';
import { usePlace } from '../../common/thread/use-place.ts';
import { messages } from './messages.ts';

const words = messages.thread;

interface FirstRequestMessageProps {
  requestId: number;
  supplierName: string;
}

/** Where the first message about a request is written; when it is sent, the thread takes its place. */
export function FirstRequestMessage({ requestId, supplierName }: FirstRequestMessageProps) {
  const host = useHost();
  const place = usePlace(`request-${requestId}`);
  const send = (outgoing: Outgoing) => sendFirstOfRequest(host, requestId, outgoing);
  return (
    <FirstMessageView
      title={words.with(isolate(supplierName))}
      head={<BesideHead name={supplierName} href={null} />}
      note={words.first}
      composer={<Composer place={place} send={send} />}
    >
      <OutgoingList place={place} send={send} />
    </FirstMessageView>
  );
}
