import { failureOf } from '@bazaar/contracts/failure';
import { useHost } from '@bazaar/host';
import { toPersianDigits } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { OtpField } from '@bazaar/ui/input';
import { Note } from '@bazaar/ui/note';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { messages, purposeWords } from './messages.ts';
import { useConfirmedCode, useSentCode } from './step-up.mutations.ts';
import { demoCodeQuery } from './step-up.queries.ts';
import styles from './step-up-dialog.module.css';
import type { StepUpProps } from './step-up-props.ts';
import { leadOf, reasonOf } from './step-up-words.ts';

const CODE_LENGTH = 6;

/** Asks for the code that was sent to the reader's own phone, and hands on the token of this one spending or change. */
export function StepUpDialog({ required, onConfirmed, onClose }: StepUpProps) {
  const formId = useId();
  const words = purposeWords[required.purpose];
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const sending = useSentCode(required);
  const confirming = useConfirmedCode(onConfirmed);
  const requestId = sending.data?.requestId;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (code.length === CODE_LENGTH && requestId !== undefined && !confirming.isPending) {
      confirming.mutate({ requestId, code });
    }
  };
  const error = codeError({ isShort: isChecked && code.length < CODE_LENGTH, cause: confirming.error });
  return (
    <Dialog
      open
      kind="sheet"
      locked={confirming.isPending}
      onClose={onClose}
      title={words.title}
      description={leadOf(required)}
      actions={
        <>
          <Button disabled={confirming.isPending} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            busy={confirming.isPending}
            busyLabel={messages.confirming}
            disabled={requestId === undefined}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <OtpField
          length={CODE_LENGTH}
          label={messages.code}
          hint={sending.isPending ? messages.sending : messages.hint}
          error={error}
          value={code}
          onValueChange={setCode}
        />
        {sending.error !== null && (
          <Note tone="danger" announced>
            {messages.notSent} {failureOf(sending.error).detail ?? messages.tryLater}
          </Note>
        )}
        {requestId !== undefined && <DemoCode key={requestId} requestId={requestId} onUse={setCode} />}
        <Button
          kind="text"
          busy={sending.isPending}
          busyLabel={messages.sending}
          onClick={() => sending.mutate()}
        >
          {messages.resend}
        </Button>
        <p className={styles.note}>{reasonOf(required)}</p>
      </form>
    </Dialog>
  );
}

function codeError({ isShort, cause }: { isShort: boolean; cause: unknown }): string | undefined {
  if (isShort) {
    return messages.incomplete;
  }
  if (cause === null) {
    return undefined;
  }
  const { title, detail, fields } = failureOf(cause);
  return [title, fields.code ?? detail].filter(Boolean).join(' ') || messages.tryLater;
}

/** The demo's replacement for a phone; nothing elsewhere. */
function DemoCode({ requestId, onUse }: { requestId: string; onUse: (code: string) => void }) {
  const code = useQuery(demoCodeQuery(useHost().api, requestId)).data ?? null;
  return code === null ? null : (
    <aside className={styles.demo} aria-label={messages.demo}>
      <span>
        {messages.demo}: <b>{toPersianDigits(code)}</b>
      </span>
      <Button size="sm" onClick={() => onUse(code)}>
        {messages.demoUse}
      </Button>
    </aside>
  );
}
