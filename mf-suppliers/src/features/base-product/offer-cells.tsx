import { type Offer, ordersAround } from '@bazaar/contracts/product';
import { isPriceOutdated, leadText, stockText } from '@bazaar/listing';
import { formatJalaliLong, formatNumber, formatToman } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { TimeText } from '@bazaar/ui/time';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import {
  mdiAlertCircleOutline,
  mdiCheckDecagram,
  mdiClockAlertOutline,
  mdiClockFast,
  mdiClockOutline,
  mdiTrendingDown,
} from '@mdi/js';
import { durationText } from '../../common/duration/duration-text.ts';
import { messages as shared } from '../../common/text/messages.ts';
import { messages } from './messages.ts';
import styles from './offer-table.module.css';
import { amountText } from './offer-words.ts';

const { offers: words } = messages;

interface CellProps {
  offer: Offer;
}

/** The price of one unit at the quantity, and whether it has to be confirmed. */
export function PriceCell({ offer, now, isLowest }: CellProps & { now: string; isLowest: boolean }) {
  const priceRial = offer.forQuantity ? offer.forQuantity.unitPriceRial : offer.priceRial;
  if (priceRial === null) {
    return words.inquiry;
  }
  return (
    <span className={styles.stack}>
      <b>
        <bdi>{formatToman(priceRial)}</bdi>
      </b>
      {isLowest && <Best word={messages.comparison.lowest} icon={mdiTrendingDown} />}
      {isPriceOutdated(offer, now) && (
        <Badge tone="warning" icon={mdiClockAlertOutline}>
          {shared.priceDoubt}
        </Badge>
      )}
    </span>
  );
}

interface TotalCellProps extends CellProps {
  quantity: number;
  addressFor: (quantity: number) => string;
}

/** The total for the quantity; or why it cannot be ordered, with the next quantity that can. */
export function TotalCell({ offer, quantity, addressFor }: TotalCellProps) {
  const { forQuantity, saleUnit } = offer;
  if (forQuantity !== null && forQuantity.problem !== null) {
    const allowed = ordersAround(offer, quantity).above;
    return (
      <span className={styles.problem}>
        <span className={styles.reason}>
          <Icon path={mdiAlertCircleOutline} size="sm" />
          {problemText(offer)}
        </span>
        <Link href={addressFor(allowed)}>{words.reckonFor(amountText(allowed, saleUnit))}</Link>
      </span>
    );
  }
  return forQuantity?.totalRial == null ? (
    <Missing />
  ) : (
    <span>
      <b>
        <bdi>{formatToman(forQuantity.totalRial)}</bdi>
      </b>{' '}
      <small className={styles.unit}>{messages.toman}</small>
    </span>
  );
}

function problemText({ forQuantity, minOrder, stepQuantity, saleUnit }: Offer): string {
  const least = amountText(minOrder, saleUnit);
  return forQuantity?.problem === 'belowMinimum'
    ? words.belowMinimum(least)
    : words.betweenSteps(least, formatNumber(stepQuantity));
}

/** Delivery time and current stock. */
export function LeadTimeCell({ offer, isFastest }: CellProps & { isFastest: boolean }) {
  const wanted = offer.forQuantity?.quantity ?? null;
  const stock = stockText(offer, wanted);
  return (
    <span className={styles.stack}>
      <span>{leadText(offer, wanted)}</span>
      {isFastest && <Best word={messages.comparison.fastest} icon={mdiClockFast} />}
      {stock !== null && <span className={styles.city}>{stock}</span>}
    </span>
  );
}

function Best({ word, icon }: { word: string; icon: string }) {
  return (
    <Badge tone="success" icon={icon}>
      {word}
    </Badge>
  );
}

/** Shows the date of the verification in place of a bare «تأییدشده». */
export function VerifiedCell({ offer: { supplier } }: CellProps) {
  return supplier.verifiedAt === null ? (
    <span className={styles.check}>
      <Icon path={mdiClockOutline} size="sm" />
      {words.notVerified}
    </span>
  ) : (
    <span className={styles.check} data-passed="true">
      <Icon path={mdiCheckDecagram} size="sm" />
      <TimeText
        dateTime={supplier.verifiedAt}
        title={words.verifiedAt(formatJalaliLong(supplier.verifiedAt))}
      >
        {formatJalaliLong(supplier.verifiedAt)}
      </TimeText>
    </span>
  );
}

/** Buyers' rating out of five. */
export function RatingCell({ offer: { supplier } }: CellProps) {
  return supplier.rating === 0 ? <Missing /> : words.ratingOf(formatNumber(supplier.rating));
}

/** Average time until the supplier's first reply. */
export function ResponseCell({ offer: { supplier } }: CellProps) {
  return supplier.responseMinutes === null ? <Missing /> : durationText(supplier.responseMinutes);
}

function Missing() {
  return (
    <span>
      <span aria-hidden="true">{words.none}</span>
      <VisuallyHidden>{words.unknown}</VisuallyHidden>
    </span>
  );
}
