import { profileLinks } from '@bazaar/contracts';
import { formatJalaliDayMonth, formatNumber } from '@bazaar/locale';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { PageHead } from '@bazaar/ui/container';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import type { ReactNode } from 'react';
import styles from './comparison-head.module.css';
import { messages } from './messages.ts';
import type { QuoteTable } from './quote-column.rules.ts';

const words = messages.facts;

/** What is needed, where and until when, and how many suppliers have answered. */
export function ComparisonHead({ table, actions }: { table: QuoteTable; actions: ReactNode }) {
  const [first, ...more] = table.needLines;
  return (
    <div className={styles.head}>
      <Breadcrumb
        items={[{ label: messages.list, href: profileLinks.tradeRequests() }, { label: messages.title }]}
      />
      <PageHead
        title={
          first === undefined ? (
            messages.title
          ) : (
            <>
              <IsolatedRuns text={messages.titleOf(first.title)} runClassName={styles.code} />
              {more.length > 0 && (
                <span className={styles.more}> {messages.more(formatNumber(more.length))}</span>
              )}
            </>
          )
        }
        note={<Facts table={table} />}
        actions={actions}
      />
    </div>
  );
}

function Facts({ table: { columns, needLines } }: { table: QuoteTable }) {
  const requests = columns.map(({ request }) => request);
  const city = requests.find(({ deliveryAddress }) => deliveryAddress !== null)?.deliveryAddress?.cityTitle;
  const needBy = requests.find((request) => request.needBy !== null)?.needBy;
  const poNumber = requests.find((request) => request.poNumber !== null)?.poNumber;
  const answered = requests.filter(({ quote }) => quote !== null).length;
  return (
    <span className={styles.facts}>
      <span>{words.lines(formatNumber(needLines.length))}</span>
      {city !== undefined && (
        <span>
          <bdi>{words.delivery(city)}</bdi>
        </span>
      )}
      {needBy != null && <span>{words.needBy(formatJalaliDayMonth(needBy))}</span>}
      {poNumber != null && (
        <span>
          {words.purchaseOrder} <bdi>{poNumber}</bdi>
        </span>
      )}
      <span>{words.answers(formatNumber(answered), formatNumber(requests.length))}</span>
    </span>
  );
}
