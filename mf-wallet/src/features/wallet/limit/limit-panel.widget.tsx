import { StepUpRegion } from '@bazaar/actions/step-up';
import type { StepUpLimit } from '@bazaar/contracts/auth';
import { useHost } from '@bazaar/host';
import { amountInWords, formatTomanText } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { FactRows } from '@bazaar/ui/facts';
import { TextField } from '@bazaar/ui/input';
import { Note } from '@bazaar/ui/note';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../../common/failure/failure-text.rules.ts';
import { messages as common } from '../../../common/payment/messages.ts';
import { WaitingPanel } from '../waiting-panel.tsx';
import { limitQuery } from './limit.queries.ts';
import { limitMessages as words } from './limit-messages.ts';
import styles from './limit-panel.module.css';
import { useLimitForm } from './use-limit-form.ts';

/** The reader's own limit of what leaves the wallet without a code: why there is one, how much is left, and changing it. */
export function LimitPanel() {
  const { data, isError, refetch } = useQuery(limitQuery(useHost().api));
  if (data === undefined) {
    return <WaitingPanel cause={words.failed} {...{ isError, refetch }} />;
  }
  return (
    <Card as="section" labelledBy="wallet-limit">
      <CardHead id="wallet-limit" title={words.title} />
      <CardBody>
        <div className={styles.panel}>
          <p>{words.why}</p>
          <FactRows facts={factsOf(data)} />
          <LimitForm limit={data} />
        </div>
      </CardBody>
    </Card>
  );
}

function factsOf({ limitRial, remainingRial, defaultRial, maxRial }: StepUpLimit) {
  return [
    { label: words.now, value: limitRial === 0 ? words.none : formatTomanText(limitRial) },
    { label: words.remaining, value: formatTomanText(remainingRial) },
    { label: words.fallback, value: formatTomanText(defaultRial) },
    { label: words.max, value: formatTomanText(maxRial) },
  ];
}

function LimitForm({ limit }: { limit: StepUpLimit }) {
  const form = useLimitForm(limit);
  const { limitRial } = form;
  const { defaultRial, maxRial } = limit;
  const isOther = limitRial !== null && limitRial !== limit.limitRial;
  return (
    <>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <TextField
          ref={form.field}
          label={words.field}
          unit={common.toman}
          inputMode="numeric"
          autoComplete="off"
          value={form.text}
          error={form.error}
          hint={limitRial ? amountInWords(limitRial) : words.hint(formatTomanText(maxRial))}
          onChange={(event) => form.write(event.currentTarget.value)}
          onBlur={form.leaveField}
        />
        {limit.limitRial !== defaultRial && (
          <ChipRow label={words.field}>
            <Chip
              kind={limitRial === defaultRial ? 'chosen' : 'rest'}
              onClick={() => form.choose(defaultRial)}
            >
              {words.takeDefault(formatTomanText(defaultRial))}
            </Chip>
          </ChipRow>
        )}
        {isOther && <p className={styles.note}>{limitRial > limit.limitRial ? words.raise : words.lower}</p>}
        {form.failure !== null && (
          <Note tone="danger" announced>
            {failureText(form.failure, form.failure.fields.limitRial) ?? words.tryLater}
          </Note>
        )}
        <Button kind="primary" type="submit" busy={form.isBusy} busyLabel={words.saving}>
          {words.save}
        </Button>
      </form>
      <StepUpRegion required={form.required} onConfirmed={form.run} onClose={form.forget} />
    </>
  );
}
