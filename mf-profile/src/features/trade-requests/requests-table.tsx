import { profileLinks } from '@bazaar/contracts';
import type { TradeRequestSummary } from '@bazaar/contracts/trade';
import {
  formatClock,
  formatJalaliDateTime,
  formatJalaliShort,
  formatNumber,
  formatToman,
} from '@bazaar/locale';
import { type DataColumn, DataTable } from '@bazaar/ui/data-table';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { TimeText } from '@bazaar/ui/time';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import type { ReactNode } from 'react';
import { isUrgent, timeLeft } from '../../common/trade/deadline.rules.ts';
import { deadlineWords } from '../../common/trade/deadline-words.ts';
import { NextStepLink } from '../../common/trade/next-step-link.tsx';
import { RepeatButton } from '../../common/trade/repeat-button.widget.tsx';
import { StatusBadge } from '../../common/trade/status-badge.widget.tsx';
import { messages } from './messages.ts';
import { type ListRow, type NeedGroup, rowsOf } from './need-groups.rules.ts';
import { CompareLink, NeedTitle } from './need-row.tsx';
import styles from './requests-table.module.css';

export interface RequestsTableProps {
  requests: readonly TradeRequestSummary[];
  /** The present time, so that every render gives the same result. */
  now: string;
}

/** Requests, last changed first, those of one need together; each is a card on a phone. */
export function RequestsTable({ requests, now }: RequestsTableProps) {
  return (
    <DataTable
      caption={messages.list}
      captionHidden
      columns={columnsAt(now)}
      rows={rowsOf(requests)}
      keyOf={keyOf}
    />
  );
}

function keyOf(row: ListRow) {
  return row.kind === 'need' ? row.group.key : row.request.id;
}

/** What the head of a need shows, by column; the others are empty in its row. */
const NEED_CELLS: Readonly<Partial<Record<string, (group: NeedGroup) => ReactNode>>> = {
  request: (group) => <NeedTitle group={group} />,
  actions: (group) => <CompareLink group={group} />,
};

/** The columns of requests, in which the heads of needs have a row too. */
function columnsAt(now: string): readonly DataColumn<ListRow>[] {
  return requestColumns(now).map(({ cell, ...column }) => ({
    ...column,
    cell: (row) =>
      row.kind === 'need' ? NEED_CELLS[column.key]?.(row.group) : cell(row.request, row.isInNeed),
  }));
}

interface RequestColumn extends Omit<DataColumn<TradeRequestSummary>, 'cell'> {
  cell: (request: TradeRequestSummary, isInNeed: boolean) => ReactNode;
}

function requestColumns(now: string): readonly RequestColumn[] {
  const { column } = messages;
  return [
    {
      key: 'request',
      label: column.request,
      cell: (request, isInNeed) => <Request {...{ request, isInNeed }} />,
    },
    {
      key: 'supplier',
      label: column.supplier,
      cell: ({ supplier }) => <bdi>{supplier.name}</bdi>,
    },
    { key: 'status', label: column.status, cell: (request) => <State request={request} now={now} /> },
    {
      key: 'payable',
      label: column.payable,
      numeric: true,
      cell: ({ payableRial }) =>
        payableRial === null ? <None words={messages.noPrice} /> : <bdi>{formatToman(payableRial)}</bdi>,
    },
    { key: 'updated', label: column.updated, cell: ({ updatedAt }) => <When iso={updatedAt} /> },
    {
      key: 'actions',
      label: column.actions,
      labelHidden: true,
      cell: (request) => <RowActions request={request} />,
    },
  ];
}

/** What the reader may do with a request from the list: what leads it on, and another one like it. */
export function RowActions({ request }: { request: TradeRequestSummary }) {
  return (
    <div className={styles.actions}>
      <NextStepLink request={request} />
      {request.allowedActions.includes('repeat') && <RepeatButton compact request={request} />}
    </div>
  );
}

/** A draft is for writing on, so it leads to its form. */
function hrefOf({ id, status, allowedActions }: TradeRequestSummary): string {
  return status === 'Draft' && allowedActions.includes('edit')
    ? profileLinks.tradeRequestEdit(id)
    : profileLinks.tradeRequest(id);
}

/** Number, goods and buyer of a request; its number leads to it. */
export function Request({ request, isInNeed = false }: { request: TradeRequestSummary; isInNeed?: boolean }) {
  const { number, title, lineCount, buyerName, actingRole = 'owner' } = request;
  return (
    <div className={styles.request} data-in-need={isInNeed || undefined}>
      <Link className={styles.link} href={hrefOf(request)}>
        <bdi dir="ltr">{number}</bdi>
      </Link>
      <span className={styles.title}>
        {title === null ? messages.untitled : <IsolatedRuns text={title} />}
        {lineCount > 1 && (
          <span className={styles.more}> {messages.moreLines(formatNumber(lineCount - 1))}</span>
        )}
      </span>
      {actingRole !== 'owner' && (
        <span className={styles.more}>
          <bdi>{messages.buyer(buyerName)}</bdi>
        </span>
      )}
    </div>
  );
}

/** The state of a request, and until when somebody has to act. */
export function State({ request, now }: { request: TradeRequestSummary; now: string }) {
  const { status, deadlineAt } = request;
  return (
    <div className={styles.state}>
      <StatusBadge status={status} />
      {deadlineAt !== null && (
        <span className={styles.deadline} data-urgent={isUrgent(timeLeft(deadlineAt, now)) || undefined}>
          <TimeText dateTime={deadlineAt} title={formatJalaliDateTime(deadlineAt)}>
            {deadlineWords(deadlineAt, now)}
          </TimeText>
        </span>
      )}
    </div>
  );
}

/** A dash for the eye, the reason for the ear. */
function None({ words }: { words: string }) {
  return (
    <>
      <span aria-hidden="true">{messages.none}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}

/** When a request was changed. */
export function When({ iso }: { iso: string }) {
  return (
    <TimeText dateTime={iso}>
      <span className={styles.date}>{formatJalaliShort(iso)}</span>{' '}
      <span className={styles.clock}>{formatClock(iso)}</span>
    </TimeText>
  );
}
