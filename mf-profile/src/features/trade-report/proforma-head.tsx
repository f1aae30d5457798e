import { formatJalaliDateTime, formatJalaliLong, formatNumber } from '@bazaar/locale';
import { Logo } from '@bazaar/ui/logo';
import { TimeText } from '@bazaar/ui/time';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import { proformaNumber, type QuotedRequest } from './proforma.rules.ts';
import styles from './proforma-head.module.css';

/** Number, date and validity of a proforma, and the line of what it refers to. */
export function ProformaHead({ request }: { request: QuotedRequest }) {
  const { quote } = request;
  return (
    <header>
      <div className={styles.head}>
        {/* On paper the letterhead of the site has it already. */}
        <span data-print="hide">
          <Logo />
        </span>
        <div className={styles.heading}>
          <h1 className={styles.title}>{messages.heading}</h1>
          <p>{messages.revision(formatNumber(quote.revision))}</p>
        </div>
        <dl className={styles.facts}>
          <Pair label={messages.number}>
            <bdi dir="ltr">{proformaNumber(request)}</bdi>
          </Pair>
          <Pair label={messages.date}>
            <TimeText dateTime={quote.createdAt}>{formatJalaliLong(quote.createdAt)}</TimeText>
          </Pair>
          <Pair label={messages.validUntil}>
            <TimeText dateTime={quote.validUntil}>{formatJalaliDateTime(quote.validUntil)}</TimeText>
          </Pair>
        </dl>
      </div>
      <Reference request={request} />
    </header>
  );
}

function Reference({ request: { number, poNumber, needBy } }: { request: QuotedRequest }) {
  const words = messages.reference;
  return (
    <div className={styles.reference}>
      <dl className={styles.pairs}>
        <Pair label={words.request}>
          <bdi dir="ltr">{number}</bdi>
        </Pair>
        {poNumber !== null && (
          <Pair label={words.order}>
            <bdi>{poNumber}</bdi>
          </Pair>
        )}
        {needBy !== null && <Pair label={words.needBy}>{formatJalaliLong(needBy)}</Pair>}
      </dl>
      <p>{words.unit}</p>
    </div>
  );
}

function Pair({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.pair}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
