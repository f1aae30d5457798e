import { profileLinks } from '@bazaar/contracts';
import { useHost } from '@bazaar/host';
import { Button, LinkButton } from '@bazaar/ui/button';
import { Link } from '@bazaar/ui/link';
import { Note } from '@bazaar/ui/note';
import { mdiSendCheckOutline } from '@mdi/js';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { checkMessages as messages } from './check-messages.ts';
import styles from './check-step.module.css';
import { type HandInResult, handIn } from './draft-save.mutations.ts';
import { serviceProblem } from './service-problems.rules.ts';
import { useSmallStore } from './small-store.ts';
import { stepHref } from './trade-edit.address.ts';
import { type OpenDraft, useDraft } from './use-draft.ts';

type Refusal = Extract<HandInResult, { type: 'refused' }>;

/** The button that hands the request in, and what the service says against it. */
export function HandIn({ isHeldBack }: { isHeldBack: boolean }) {
  const session = useDraft();
  const request = useSmallStore(session.request, (value) => value);
  const isStored = useSmallStore(session.saving, ({ phase }) => phase === 'idle');
  const { act, isBusy, refusal, isUnsaved } = useHandIn(session);
  if (request.status === 'ConfirmationRequested' && isStored) {
    return (
      <div className={styles.actions}>
        <LinkButton kind="primary" href={profileLinks.tradeRequest(request.id)}>
          {messages.back}
        </LinkButton>
      </div>
    );
  }
  const isRefusedByRole =
    isStored && session.isAutomatic && !request.allowedActions.includes('requestConfirmation');
  return (
    <>
      {isUnsaved && (
        <Note tone="warning" announced>
          {messages.notStored}
        </Note>
      )}
      {refusal !== null && <RefusalNote refusal={refusal} session={session} />}
      {isRefusedByRole && <Note tone="info">{messages.notAllowed}</Note>}
      <div className={styles.actions}>
        <Button
          kind="primary"
          size="lg"
          icon={mdiSendCheckOutline}
          busy={isBusy}
          busyLabel={messages.handingIn}
          disabled={isHeldBack || isRefusedByRole}
          onClick={() => void act()}
        >
          {session.isAutomatic ? messages.handIn : messages.store}
        </Button>
      </div>
    </>
  );
}

function RefusalNote({ refusal, session }: { refusal: Refusal; session: OpenDraft }) {
  const { id } = session.request.get();
  const entries = Object.entries(refusal.errors).flatMap(([field, texts]) =>
    texts.map((text) => ({ field, text, problem: serviceProblem(field, text, session.form.get()) })),
  );
  return (
    <Note tone="danger" announced>
      <p>
        {messages.refused}: {refusal.text ?? messages.tryLater}
      </p>
      <ul className={styles.problems}>
        {entries.map(({ field, text, problem }) => (
          <li key={`${field} ${text}`}>
            {problem === null ? (
              text
            ) : (
              <Link href={stepHref(id, problem.step, problem.fieldId)}>{problem.text}</Link>
            )}
            {field === 'profile' && (
              <>
                {' '}
                <Link href={profileLinks.buyerDataForRequest(id)}>{messages.profile}</Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </Note>
  );
}

/** Stores what is left, hands the request in, and leads to its page. */
function useHandIn(session: OpenDraft) {
  const { toast } = useHost();
  const navigate = useNavigate();
  const send = useSending(session);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const act = async () => {
    setBusy(true);
    setRefusal(null);
    const isStored = await session.flush();
    const result = isStored ? await send() : null;
    setBusy(false);
    setUnsaved(!isStored);
    if (result?.type === 'refused') {
      setRefusal(result);
    }
    if (result?.type === 'done') {
      toast.show({ tone: 'success', title: session.isAutomatic ? messages.done : messages.stored });
      await navigate(profileLinks.tradeRequest(session.request.get().id));
    }
  };
  return { act, isBusy, refusal, isUnsaved };
}

/** Hands the request in; one that is published is only stored. The same attempt has the same key. */
function useSending({ isAutomatic, request }: OpenDraft): () => Promise<HandInResult> {
  const host = useHost();
  const key = useRef<string | null>(null);
  return async () => {
    if (!isAutomatic) {
      return { type: 'done' };
    }
    key.current ??= crypto.randomUUID();
    const result = await handIn(host, request.get().id, key.current);
    // An answer belongs to its key: the next attempt is another act.
    key.current = result.type === 'refused' && !result.isAnswered ? key.current : null;
    return result;
  };
}
