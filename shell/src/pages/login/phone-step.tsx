import { useHost } from '@bazaar/host';
import { parseMobile } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { TextField } from '@bazaar/ui/input';
import { Note } from '@bazaar/ui/note';
import { type SubmitEvent, useState } from 'react';
import { loginFailure } from './login-error.rules.ts';
import styles from './login-page.module.css';
import { requestCode } from './login-requests.ts';
import { messages } from './messages.ts';
import { type SentCode, sentCode } from './sent-code.ts';
import { WorkNote } from './work-note.tsx';

interface PhoneStepProps {
  phone: string;
  onPhone: (phone: string) => void;
  onSent: (sent: SentCode) => void;
}

/** The first step: a mobile number in any of its usual forms. */
export function PhoneStep({ phone, onPhone, onSent }: PhoneStepProps) {
  const { api } = useHost();
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isWorking, setWorking] = useState(false);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const phoneNumber = parseMobile(phone);
    setFailure(undefined);
    if (phoneNumber === null) {
      setError(phone.trim() === '' ? messages.phoneEmpty : messages.phoneWrong);
      return;
    }
    setBusy(true);
    try {
      const response = await requestCode(api, phoneNumber, { onWork: setWorking });
      onSent(sentCode(phoneNumber, response, Date.now()));
    } catch (cause) {
      setFailure(loginFailure(cause).text);
      setWorking(false);
      setBusy(false);
    }
  };

  return (
    <form className={styles.step} onSubmit={(event) => void submit(event)} noValidate>
      <h1 className={styles.title}>{messages.phoneTitle}</h1>
      <p className={styles.lead}>{messages.phoneLead}</p>
      {failure !== undefined && (
        <Note tone="danger" announced>
          {failure}
        </Note>
      )}
      <TextField
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        size="lg"
        label={messages.phone}
        hint={messages.phoneHint}
        error={error}
        value={phone}
        onChange={(event) => {
          onPhone(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <WorkNote isWorking={isWorking} />
      <Button
        type="submit"
        kind="primary"
        size="lg"
        wide
        busy={isBusy}
        busyLabel={isWorking ? messages.working : messages.sendingCode}
      >
        {messages.sendCode}
      </Button>
    </form>
  );
}
