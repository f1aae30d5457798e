import { requestCustomerSlot } from '@bazaar/contracts/slots';
import { Slot, useHost } from '@bazaar/host';
import { formatNumber, formatToman } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { Icon } from '@bazaar/ui/icon';
import { Note } from '@bazaar/ui/note';
import { mdiAlertCircleOutline, mdiCheckCircle, mdiFileEditOutline, mdiLoading } from '@mdi/js';
import { useEffect, useRef } from 'react';
import { limitWords } from '../failure/limit-words.ts';
import { useDraftBatch } from './draft-batch.mutations.ts';
import { type BatchSummary, type DraftStatus, sendable, summaryOf } from './draft-batch.rules.ts';
import styles from './draft-batch-dialog.module.css';
import { rememberBatch } from './draft-batch-intent.store.ts';
import { messages } from './draft-batch-messages.ts';
import type { DraftLine } from './draft-request.ts';

/** One draft of several, with the texts that describe it to the visitor. */
export interface DraftBatchItem extends DraftLine {
  supplierName: string;
  title: string;
  /** «۲۰ دستگاه» */
  amount: string;
  totalRial: number | null;
  /** The quantity breaks the supplier's terms: allowed in a draft, not in a request. */
  hasProblem: boolean;
}

export interface DraftBatchDialogProps {
  items: readonly DraftBatchItem[];
  /** The visitor asked for the drafts before signing in. */
  startsAtOnce: boolean;
  /** The need to which drafts were added before a sign-in interrupted them. */
  begunNeed?: string | undefined;
  /** The path to return to after signing in, for the drafts that are still to be made. */
  returnPathFor: (items: readonly DraftBatchItem[]) => string;
  onClose: () => void;
}

/** Makes one draft for each supplier, shows the outcome of each, and retries the failed ones. */
export function DraftBatchDialog(props: DraftBatchDialogProps) {
  const { items, startsAtOnce, begunNeed, returnPathFor, onClose } = props;
  const { statuses, isRunning, run, needId } = useDraftBatch(items, begunNeed);
  const isStarted = useRef(false);
  useEffect(() => {
    if (startsAtOnce && !isStarted.current) {
      isStarted.current = true;
      void run();
    }
  });
  const summary = summaryOf(statuses);
  const left = items.filter((_, index) => statuses[index]?.is !== 'made');
  const count = formatNumber(items.length);
  return (
    <Dialog
      open
      onClose={onClose}
      locked={isRunning}
      title={items.length === 1 ? messages.titleOne : messages.title(count)}
      description={messages.note}
      kind="sheet"
      actions={
        <Actions
          {...{ statuses, summary, isRunning, onClose }}
          onSignIn={() => rememberBatch(left, needId)}
          returnPath={returnPathFor(left)}
          onRun={() => void run()}
        />
      }
    >
      {/* The drafts of one need have one customer. */}
      {summary.made === 0 && begunNeed === undefined && !isRunning && (
        <Slot name={requestCustomerSlot.name} />
      )}
      <ul className={styles.list} aria-label={messages.list}>
        {items.map((item, index) => (
          <DraftRow key={item.productId} item={item} status={statuses[index]} />
        ))}
      </ul>
      <div role="status">{summary.isSettled && !isRunning && <Outcome summary={summary} />}</div>
    </Dialog>
  );
}

interface ActionsProps extends Pick<DraftBatchDialogProps, 'onClose'> {
  returnPath: string;
  statuses: readonly DraftStatus[];
  summary: BatchSummary;
  isRunning: boolean;
  onRun: () => void;
  /** Before leaving for the login. */
  onSignIn: () => void;
}

function Actions({ statuses, summary, isRunning, returnPath, onClose, onRun, onSignIn }: ActionsProps) {
  const host = useHost();
  const left = sendable(statuses).length;
  const step = summary.made + summary.failed;
  if (summary.needsSignIn) {
    const signIn = () => {
      onSignIn();
      host.signIn({ redirectPath: returnPath, loginPerPage: true, reason: 'draft' });
    };
    return (
      <Button kind="primary" onClick={signIn}>
        {messages.signIn}
      </Button>
    );
  }
  return (
    <>
      <Button disabled={isRunning} onClick={onClose}>
        {summary.made > 0 ? messages.close : messages.cancel}
      </Button>
      {(left > 0 || isRunning) && (
        <Button
          kind="primary"
          icon={mdiFileEditOutline}
          busy={isRunning}
          busyLabel={messages.creating(
            formatNumber(Math.min(step + 1, statuses.length)),
            formatNumber(statuses.length),
          )}
          onClick={onRun}
        >
          {runLabel(left, summary)}
        </Button>
      )}
    </>
  );
}

function runLabel(left: number, { made, failed }: BatchSummary): string {
  if (made + failed > 0) {
    return messages.retry(formatNumber(left));
  }
  return left === 1 ? messages.createOne : messages.create(formatNumber(left));
}

function DraftRow({ item, status }: { item: DraftBatchItem; status: DraftStatus | undefined }) {
  const { supplierName, title, amount, totalRial, hasProblem } = item;
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        <bdi>{supplierName}</bdi>
      </p>
      <p className={styles.line}>
        <bdi>{messages.line(amount, title)}</bdi>
      </p>
      <p className={styles.line}>
        {totalRial === null ? messages.inquiry : messages.total(formatToman(totalRial))}
      </p>
      {hasProblem && status?.is === 'waiting' && <p className={styles.problem}>{messages.problem}</p>}
      {status !== undefined && <StatusLine status={status} />}
    </li>
  );
}

function StatusLine({ status }: { status: DraftStatus }) {
  if (status.is === 'waiting') {
    return null;
  }
  const { icon, text } = variantOf(status);
  return (
    <p className={styles.status} data-status={status.is}>
      <Icon path={icon} size="sm" spinning={status.is === 'sending'} />
      <span>{text}</span>
    </p>
  );
}

function variantOf(status: Exclude<DraftStatus, { is: 'waiting' }>): { icon: string; text: string } {
  switch (status.is) {
    case 'sending':
      return { icon: mdiLoading, text: messages.statuses.sending };
    case 'made':
      return { icon: mdiCheckCircle, text: messages.statuses.made(status.number) };
    case 'failed':
      return { icon: mdiAlertCircleOutline, text: failureText(status) };
  }
}

function failureText(status: Extract<DraftStatus, { is: 'failed' }>): string {
  return status.failure === 'busy' ? limitWords(status.waitSeconds) : messages.failures[status.failure];
}

function Outcome({ summary: { made, failed } }: { summary: BatchSummary }) {
  if (failed === 0) {
    return <Note tone="success">{messages.done(formatNumber(made))}</Note>;
  }
  return (
    <Note tone="warning">
      {made === 0 ? messages.none : messages.partly(formatNumber(made), formatNumber(failed))}
    </Note>
  );
}
