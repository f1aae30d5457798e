import { useIdempotencyKey } from '@bazaar/actions';
import { sendFeedback } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import { Button } from '@bazaar/ui/button';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { TextAreaField, TextField } from '@bazaar/ui/input';
import { Note } from '@bazaar/ui/note';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { limitWordsOr } from '../../common/failure/limit-words.ts';
import { messages } from './messages.ts';
import { NameVerdictText, useNameVerdict } from './name-verdict.widget.tsx';
import {
  EMPTY_DRAFT,
  faultsOf,
  letterOf,
  MAX_LENGTHS,
  type RegistrationDraft,
} from './registration.rules.ts';
import { RegistrationDone } from './registration-done.tsx';
import styles from './registration-view.module.css';

/** The request to be registered. A failure keeps what was typed; a second attempt does not send a second letter. */
export function RegistrationForm() {
  const { draft, faults, letter, change, submit } = useRegistration();
  const verdict = useNameVerdict(draft.name);
  if (letter.data) {
    return <RegistrationDone trackingCode={letter.data.trackingCode} />;
  }
  const field = (name: keyof RegistrationDraft) => ({
    name,
    label: messages[name],
    value: draft[name],
    maxLength: MAX_LENGTHS[name],
    error: faults[name],
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  return (
    <Card as="section" padded={false} labelledBy="registration-form">
      <CardHead id="registration-form" title={messages.form} />
      <CardBody>
        <form className={styles.form} noValidate onSubmit={submit}>
          <div>
            <TextField {...field('name')} hint={messages.nameHint} autoComplete="organization" />
            <NameVerdictText verdict={verdict} />
          </div>
          <TextField {...field('person')} autoComplete="name" />
          <TextField
            {...field('mobile')}
            hint={messages.mobileHint}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            dir="ltr"
          />
          <TextAreaField {...field('field')} hint={messages.fieldHint} rows={5} />
          {letter.error && (
            <Note tone="danger" announced>
              {limitWordsOr(messages.failed, letter.error)}
            </Note>
          )}
          <div>
            <Button type="submit" kind="primary" busy={letter.isPending} busyLabel={messages.sending}>
              {messages.send}
            </Button>
          </div>
        </form>
      </CardBody>
    </Card>
  );
}

function useRegistration() {
  const { api } = useHost();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [isTried, setTried] = useState(false);
  const keyOf = useIdempotencyKey();
  const letter = useMutation({
    mutationFn: (given: RegistrationDraft) => {
      const body = letterOf(given);
      return api.call(sendFeedback, { body, idempotencyKey: keyOf(body) });
    },
  });
  const change = (part: Partial<RegistrationDraft>) => setDraft((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const [first] = Object.keys(faultsOf(draft));
    if (first !== undefined) {
      const input = event.currentTarget.elements.namedItem(first);
      (input as HTMLElement | null)?.focus();
    } else if (!letter.isPending) {
      letter.mutate(draft);
    }
  };
  return { draft, faults: isTried ? faultsOf(draft) : {}, letter, change, submit };
}
