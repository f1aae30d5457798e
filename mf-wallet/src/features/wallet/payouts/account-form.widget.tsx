import { StepUpRegion } from '@bazaar/actions/step-up';
import { Button } from '@bazaar/ui/button';
import { TextField } from '@bazaar/ui/input';
import { Note } from '@bazaar/ui/note';
import { failureText } from '../../../common/failure/failure-text.rules.ts';
import styles from './account-form.module.css';
import { payoutsMessages as words } from './payouts-messages.ts';
import { useAccountForm } from './use-account-form.ts';

/** Names or changes the account that a supplier is paid at. */
export function AccountForm({ hasAccount }: { hasAccount: boolean }) {
  const form = useAccountForm();
  if (!form.isOpen) {
    return (
      <p className={styles.opener}>
        <Button kind={hasAccount ? undefined : 'primary'} autoFocus={form.isLeft} onClick={form.open}>
          {hasAccount ? words.change : words.add}
        </Button>
      </p>
    );
  }
  const { failure } = form;
  return (
    <>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <TextField
          ref={form.field}
          autoFocus
          label={words.field}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={form.text}
          error={form.error}
          hint={words.hint}
          onChange={(event) => form.write(event.currentTarget.value)}
        />
        <p className={styles.note}>{words.codeNote}</p>
        {failure !== null && (
          <Note tone="danger" announced>
            {failureText(failure, failure.fields.sheba) ?? words.tryLater}
          </Note>
        )}
        <div className={styles.actions}>
          <Button kind="primary" type="submit" busy={form.isBusy} busyLabel={words.saving}>
            {words.save}
          </Button>
          <Button disabled={form.isBusy} onClick={form.close}>
            {words.cancel}
          </Button>
        </div>
      </form>
      <StepUpRegion required={form.required} onConfirmed={form.run} onClose={form.forget} />
    </>
  );
}
