import { useHost } from '@bazaar/host';
import { formatMobile } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { OtpField } from '@bazaar/ui/input';
import { Note } from '@bazaar/ui/note';
import { mdiShieldAlertOutline } from '@mdi/js';
import { type SubmitEvent, useState } from 'react';
import { currentSession } from '../../session/current-session.ts';
import { CodeClock } from './code-clock.tsx';
import { type LoginFailure, loginFailure } from './login-error.rules.ts';
import styles from './login-page.module.css';
import { exchangeCode, requestCode } from './login-requests.ts';
import { messages } from './messages.ts';
import { type SentCode, sentCode } from './sent-code.ts';
import { WorkNote } from './work-note.tsx';

interface CodeStepProps {
  sent: SentCode;
  code: string;
  onCode: (code: string) => void;
  onSent: (sent: SentCode) => void;
  onEdit: () => void;
  /** Opens the session and leaves the page; false when the browser could not store the session. */
  onSignedIn: (open: () => boolean) => boolean;
}

/** The second step: the code, its two countdowns, resending, and another number. */
export function CodeStep({ sent, code, onCode, onSent, onEdit, onSignedIn }: CodeStepProps) {
  const { busy, failure, isWorking, confirm, resend } = useCodeRequests({ sent, onCode, onSent, onSignedIn });
  const [shortError, setShortError] = useState<string>();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (code.length < sent.codeLength) {
      setShortError(messages.codeShort(code.length, sent.codeLength));
    } else {
      void confirm(code);
    }
  };
  const change = (digits: string) => {
    setShortError(undefined);
    onCode(digits);
  };

  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      <h1 className={styles.title}>{messages.codeTitle}</h1>
      <p className={styles.lead}>
        {messages.codeSentTo(sent.codeLength)} <bdi dir="ltr">{formatMobile(sent.phoneNumber)}</bdi>{' '}
        <button type="button" className={styles.edit} onClick={onEdit}>
          {messages.editPhone}
        </button>
      </p>
      {failure?.place === 'note' && (
        <Note tone="danger" announced>
          {failure.text}
        </Note>
      )}
      <OtpField
        length={sent.codeLength}
        label={messages.code}
        labelHidden
        error={shortError ?? (failure?.place === 'field' ? failure.text : undefined)}
        value={code}
        onValueChange={change}
        onComplete={(digits) => void confirm(digits)}
        autoFocus
      />
      <CodeClock sent={sent} isBusy={busy === 'resend'} onResend={() => void resend()} />
      <WorkNote isWorking={isWorking} />
      <Button
        type="submit"
        kind="primary"
        size="lg"
        wide
        busy={busy === 'confirm'}
        busyLabel={isWorking ? messages.working : messages.confirming}
      >
        {messages.confirm}
      </Button>
      <Note tone="warning" icon={mdiShieldAlertOutline}>
        {messages.antiFraud}
      </Note>
    </form>
  );
}

type CodeRequests = Pick<CodeStepProps, 'sent' | 'onCode' | 'onSent' | 'onSignedIn'>;

function useCodeRequests({ sent, onCode, onSent, onSignedIn }: CodeRequests) {
  const { api, config } = useHost();
  const [busy, setBusy] = useState<'confirm' | 'resend' | null>(null);
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [isWorking, onWork] = useState(false);

  const run = async (kind: 'confirm' | 'resend', act: () => Promise<void>) => {
    if (busy !== null) {
      return;
    }
    setBusy(kind);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      setFailure(loginFailure(error));
    }
    onWork(false);
    setBusy(null);
  };

  const confirm = (code: string) =>
    run('confirm', async () => {
      const redirectUri = `${window.location.origin}/users/login`;
      const client = { clientId: config.clientId, redirectUri, onWork };
      const { phoneNumber, requestId } = sent;
      const opened = await exchangeCode(api, { phoneNumber, requestId, code }, client).catch((error) => {
        onCode('');
        throw error;
      });
      if (!onSignedIn(() => currentSession().open({ ...opened, config: JSON.stringify(config) }))) {
        setFailure({ text: messages.notKept, place: 'note', isLapsed: false });
      }
    });

  const resend = () =>
    run('resend', async () => {
      const response = await requestCode(api, sent.phoneNumber, { onWork });
      onCode('');
      onSent(sentCode(sent.phoneNumber, response, Date.now()));
    });

  return { busy, failure, isWorking, confirm, resend };
}
