import { profileLinks } from '@bazaar/contracts';
import type { TradeRequestId } from '@bazaar/contracts/trade';
import { useHost } from '@bazaar/host';
import { Button, LinkButton } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { TextAreaField } from '@bazaar/ui/input';
import { mdiMessageTextOutline } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { fieldError } from '../../common/failure/failure.rules.ts';
import { FailureNote } from './failure-note.tsx';
import { messages } from './messages.ts';
import styles from './move-dialog.module.css';
import { useFirstMessage } from './trade-request.mutations.ts';
import { threadQuery } from './trade-request.queries.ts';

const words = messages.thread;
const MAX_LENGTH = 4000;

/** Leads to the thread on the request; while there is none, asks for its first message. */
export function MessageButton({ id }: { id: TradeRequestId }) {
  const { api } = useHost();
  const { data: threadId, isPending } = useQuery(threadQuery(api, id));
  const [isOpen, setOpen] = useState(false);
  // While it is not known whether there is a thread, the list of all threads is right.
  if (isPending || (threadId !== null && threadId !== undefined)) {
    return (
      <LinkButton icon={mdiMessageTextOutline} href={profileLinks.messages(threadId ?? undefined)}>
        {words.open}
      </LinkButton>
    );
  }
  return (
    <>
      <Button icon={mdiMessageTextOutline} onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <FirstMessageDialog id={id} onClose={() => setOpen(false)} />}
    </>
  );
}

function FirstMessageDialog({ id, onClose }: { id: TradeRequestId; onClose: () => void }) {
  const formId = useId();
  const { send, isPending, failure } = useFirstMessage(id);
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(text.trim() === '');
    if (text.trim() !== '' && !isPending) {
      send(text.trim());
    }
  };
  return (
    <Dialog
      open
      kind="sheet"
      locked={isPending}
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {messages.back}
          </Button>
          <Button kind="primary" type="submit" form={formId} busy={isPending} busyLabel={words.busy}>
            {words.send}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <TextAreaField
          label={words.text}
          error={isEmpty ? words.empty : fieldError(failure, 'text')}
          rows={4}
          maxLength={MAX_LENGTH}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {failure !== null && <FailureNote failure={failure} requestId={id} fields={['text']} />}
      </form>
    </Dialog>
  );
}
