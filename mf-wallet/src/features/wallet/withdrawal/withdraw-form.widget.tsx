import { StepUpRegion } from '@bazaar/actions/step-up';
import { profileLinks } from '@bazaar/contracts';
import type { Failure } from '@bazaar/contracts/failure';
import { amountInWords, formatNumber, formatRialText, formatToman, formatTomanText } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { FactRows } from '@bazaar/ui/facts';
import { TextField } from '@bazaar/ui/input';
import { Link } from '@bazaar/ui/link';
import { Note } from '@bazaar/ui/note';
import { failureText } from '../../../common/failure/failure-text.rules.ts';
import { messages as common } from '../../../common/payment/messages.ts';
import { type WalletView, walletHref } from '../wallet.address.ts';
import { useWithdrawForm } from './use-withdraw-form.ts';
import styles from './withdraw-form.module.css';
import { withdrawalMessages } from './withdrawal-messages.ts';
import { wholeAmount } from './withdrawal-state.rules.ts';
import type { UsableTerms } from './withdrawal-terms.ts';

const words = withdrawalMessages.form;

interface WithdrawFormProps {
  view: WalletView;
  terms: UsableTerms;
}

/** An amount, typed or all of it, to the one account that it can go to; what happens and until when is said before. */
export function WithdrawForm({ view, terms }: WithdrawFormProps) {
  const form = useWithdrawForm(view, terms);
  const { amountRial, error } = form;
  const { minRial, maxRial, settlesWithinHours } = terms;
  const whole = wholeAmount(terms);
  return (
    <>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <TextField
          ref={form.field}
          size="lg"
          label={words.amount}
          unit={common.toman}
          inputMode="numeric"
          autoComplete="off"
          value={form.text}
          error={error}
          hint={
            amountRial === null
              ? words.limits(formatTomanText(minRial), formatTomanText(maxRial))
              : words.inRial(amountInWords(amountRial), formatRialText(amountRial))
          }
          onChange={(event) => form.write(event.currentTarget.value)}
          onBlur={form.leaveField}
        />
        {whole !== null && (
          <ChipRow label={words.amount}>
            <Chip
              kind={amountRial === whole ? 'chosen' : 'rest'}
              onClick={() => form.write(formatToman(whole))}
            >
              {words.whole(formatTomanText(whole))}
            </Chip>
          </ChipRow>
        )}
        <Account view={view} terms={terms} />
        <CodeNote terms={terms} amountRial={amountRial} />
        {form.failure !== null && <FailureNote view={view} failure={form.failure} />}
        <Button kind="primary" size="lg" wide type="submit" busy={form.isBusy} busyLabel={words.busy}>
          {amountRial === null ? words.submitEmpty : words.submit(formatTomanText(amountRial))}
        </Button>
        <p className={styles.note}>{words.what(formatNumber(settlesWithinHours))}</p>
      </form>
      <StepUpRegion required={form.required} onConfirmed={form.run} onClose={form.forget} />
    </>
  );
}

function Account({ view: { company }, terms: { account, accountKind } }: WithdrawFormProps) {
  const { shebaMasked, bank, holderName } = account;
  return (
    <div className={styles.account}>
      <FactRows
        facts={[
          {
            label: words.account,
            value: (
              <>
                {bank ?? words.unknownBank} <bdi dir="ltr">{shebaMasked}</bdi>
              </>
            ),
          },
          { label: words.holder, value: <bdi>{holderName}</bdi> },
        ]}
      />
      {company === null && (
        <Link className={styles.link} href={profileLinks.accountForWithdrawal(accountKind)}>
          {words.changeAccount}
        </Link>
      )}
    </div>
  );
}

/** Whether a code will be asked for, said before it is. */
function CodeNote({ terms, amountRial }: { terms: UsableTerms; amountRial: number | null }) {
  if (terms.isAccountNew) {
    return <Note tone="info">{words.codeForAccount}</Note>;
  }
  return amountRial !== null && amountRial > terms.stepUpRemainingRial ? (
    <Note tone="info">{words.codeForAmount(formatTomanText(terms.stepUpRemainingRial))}</Note>
  ) : null;
}

function FailureNote({ view: { company }, failure }: { view: WalletView; failure: Failure }) {
  const { title, fields, code } = failure;
  const [field] = Object.values(fields);
  const isSentBefore = code === 'idempotency_mismatch';
  const text = failureText(failure, field) ?? words.tryLater;
  return (
    <Note tone="danger" announced>
      {isSentBefore ? words.alreadySent : text}{' '}
      {(isSentBefore || title === undefined) && (
        <Link className={styles.link} href={walletHref({ company, show: 'withdrawals' })}>
          {words.toList}
        </Link>
      )}
    </Note>
  );
}
