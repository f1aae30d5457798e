import type { TradeRequest } from '@bazaar/contracts/trade';
import { formatJalaliDateTime, formatNumber } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { Button } from '@bazaar/ui/button';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { TimeText } from '@bazaar/ui/time';
import { mdiChevronDown, mdiChevronUp, mdiTimerOffOutline, mdiTimerOutline } from '@mdi/js';
import { useState } from 'react';
import { FormerTerms } from './former-terms.tsx';
import styles from './lines-card.module.css';
import { LinesTable } from './lines-table.tsx';
import { messages } from './messages.ts';
import { TotalsSummary } from './totals-summary.tsx';

const words = messages.lines;

interface LinesCardProps {
  request: TradeRequest;
  now: string;
}

/** What is asked for, what it costs by the quote or the list, and the sums; the former quote on request. */
export function LinesCard({ request, now }: LinesCardProps) {
  const { lines, quote, formerQuote } = request;
  const [isComparing, setComparing] = useState(false);
  const former = isComparing ? formerQuote : null;
  return (
    <Card as="section" labelledBy="request-lines">
      <CardHead
        id="request-lines"
        title={quote === null ? words.title : words.quoteTitle(formatNumber(quote.revision))}
        actions={
          <>
            {quote !== null && <Validity validUntil={quote.validUntil} now={now} />}
            {formerQuote !== null && (
              <Button
                kind="text"
                size="sm"
                endIcon={isComparing ? mdiChevronUp : mdiChevronDown}
                aria-expanded={isComparing}
                onClick={() => setComparing(!isComparing)}
              >
                {words.changes}
              </Button>
            )}
          </>
        }
      />
      {lines.length === 0 ? (
        <CardBody>
          <p>{words.none}</p>
        </CardBody>
      ) : (
        <div className={styles.table}>
          <LinesTable lines={lines} former={former} />
        </div>
      )}
      {former !== null && <FormerTerms former={former} />}
      <Foot quote={quote} totals={request.totals} />
    </Card>
  );
}

function Foot({ quote, totals }: Pick<TradeRequest, 'quote' | 'totals'>) {
  if (totals === null && !quote?.note) {
    return null;
  }
  return (
    <CardBody>
      <div className={styles.foot}>
        {quote?.note && (
          <p className={styles.note}>
            <span className={styles.label}>{words.note}</span> <bdi dir="auto">{quote.note}</bdi>
          </p>
        )}
        {totals !== null && <TotalsSummary totals={totals} isQuoted={quote !== null} />}
      </div>
    </CardBody>
  );
}

function Validity({ validUntil, now }: { validUntil: string; now: string }) {
  const isOver = Date.parse(validUntil) <= Date.parse(now);
  return (
    <Badge tone={isOver ? 'neutral' : 'warning'} icon={isOver ? mdiTimerOffOutline : mdiTimerOutline}>
      <TimeText dateTime={validUntil}>
        {isOver ? words.expired : words.validUntil(formatJalaliDateTime(validUntil))}
      </TimeText>
    </Badge>
  );
}
