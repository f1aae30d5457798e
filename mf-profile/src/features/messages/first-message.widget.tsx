import { NOT_FOUND, statusOf } from '@bazaar/contracts/failure';
import { useHost } from '@bazaar/host';
import { isolate } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { EmptyState } from '@bazaar/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Composer } from '../../common/thread/composer.widget.tsx';
import { FirstMessageView } from '../../common/thread/first-message-view.tsx';
import { messages as threadWords } from '../../common/thread/messages.ts';
import type { Outgoing } from '../../common/thread/outbox.store.ts';
import { OutgoingList } from '../../common/thread/outgoing-list.widget.tsx';
import { sendFirst } from '../../common/thread/send.mutations.ts';
import { usePlace } from '../../common/thread/use-place.ts';
import { subjectOf, targetQuery, targetThreadQuery } from './first-message.queries.ts';
import { FirstMessageHead } from './first-message-head.tsx';
import { listHref, type MessagesView, type MessageTarget, threadHref } from './messages.address.ts';
import { messages } from './messages.ts';

interface FirstMessageProps {
  target: MessageTarget;
  view: MessagesView;
}

/** The form of a first message; when it is sent, its thread takes the form's place. */
export function FirstMessage({ target, view }: FirstMessageProps) {
  const host = useHost();
  const navigate = useNavigate();
  const place = usePlace(`${target.to}-${target.id}`);
  const { data, error } = useQuery(targetQuery(host.api, target));
  const { data: known } = useQuery(targetThreadQuery(host.api, target));
  const backHref = listHref(view);
  if (statusOf(error) === NOT_FOUND) {
    return (
      <NoReceiver title={messages.targetMissingTitle} reason={messages.targetMissing} backHref={backHref} />
    );
  }
  if (known?.isOwnSupplier) {
    return <NoReceiver title={messages.targetOwnTitle} reason={messages.targetOwn} backHref={backHref} />;
  }
  const send = async (outgoing: Outgoing) => {
    const { id } = await sendFirst(host, subjectOf(target), outgoing);
    void navigate(threadHref(view, id), { replace: true });
  };
  const title = data === undefined ? messages.firstTitle : messages.firstTo(isolate(data.name));
  return (
    <FirstMessageView
      title={title}
      head={
        <FirstMessageHead to={target.to} title={title} subject={data?.subject ?? null} backHref={backHref} />
      }
      note={messages.firstNote}
      composer={<Composer place={place} send={send} />}
    >
      <OutgoingList place={place} send={send} />
    </FirstMessageView>
  );
}

interface NoReceiverProps {
  title: string;
  reason: string;
  backHref: string;
}

/** Why nothing can be written here. */
function NoReceiver({ title, reason, backHref }: NoReceiverProps) {
  return (
    <EmptyState title={title} actions={<LinkButton href={backHref}>{threadWords.back}</LinkButton>}>
      {reason}
    </EmptyState>
  );
}
