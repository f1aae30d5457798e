import { links, profileLinks } from '@bazaar/contracts';
import type { TradedSupplier } from '@bazaar/contracts/trade';
import { formatJalaliLong, formatNumber, formatToman, isolate } from '@bazaar/locale';
import { Monogram } from '@bazaar/ui/avatar';
import { Badge } from '@bazaar/ui/badge';
import { Button, LinkButton } from '@bazaar/ui/button';
import { FactGrid } from '@bazaar/ui/facts';
import { Link } from '@bazaar/ui/link';
import { Price } from '@bazaar/ui/price';
import { TimeText } from '@bazaar/ui/time';
import {
  mdiAlertCircleOutline,
  mdiCheckCircle,
  mdiCircleOutline,
  mdiClockOutline,
  mdiMessageTextOutline,
  mdiPencilOutline,
  mdiProgressClock,
  mdiRepeat,
} from '@mdi/js';
import { messages } from './messages.ts';
import { isRepeatable, type TradeTone, toneOf } from './trade-tone.rules.ts';
import styles from './traded-supplier-card.module.css';

const TONE_ICONS: Readonly<Record<TradeTone, string>> = {
  warning: mdiProgressClock,
  info: mdiClockOutline,
  success: mdiCheckCircle,
  danger: mdiAlertCircleOutline,
  neutral: mdiCircleOutline,
};

interface TradedSupplierCardProps {
  traded: TradedSupplier;
  /** Undefined while it is unknown; the number of the request then stands alone. */
  statusTitle: string | undefined;
  isRepeating: boolean;
  /** A request is being repeated, here or in another card. */
  isBusy: boolean;
  onRepeat: () => void;
}

/** One supplier: what was asked and paid, the last request, and how to go on. */
export function TradedSupplierCard(props: TradedSupplierCardProps) {
  const { traded, statusTitle } = props;
  const { supplier } = traded;
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <Monogram name={supplier.name} />
        <div className={styles.words}>
          <h2 className={styles.name}>
            <Link href={links.supplier(supplier.id, supplier.slug)}>
              <bdi>{supplier.name}</bdi>
            </Link>
          </h2>
          <LastRequest request={traded.lastRequest} statusTitle={statusTitle} />
        </div>
      </header>
      <FactGrid columns={4} facts={factsOf(traded)} />
      <Actions {...props} />
    </article>
  );
}

function LastRequest({
  request,
  statusTitle,
}: {
  request: TradedSupplier['lastRequest'];
  statusTitle: string | undefined;
}) {
  const { id, number, status, createdAt } = request;
  const tone = toneOf(status);
  return (
    <p className={styles.last}>
      <span>
        {messages.last}:{' '}
        <Link href={profileLinks.tradeRequest(id)}>
          <bdi dir="ltr">{number}</bdi>
        </Link>
      </span>
      <TimeText dateTime={createdAt}>{formatJalaliLong(createdAt)}</TimeText>
      {statusTitle !== undefined && (
        <Badge tone={tone} icon={TONE_ICONS[tone]}>
          {statusTitle}
        </Badge>
      )}
    </p>
  );
}

function Actions({ traded, isRepeating, isBusy, onRepeat }: TradedSupplierCardProps) {
  const { supplier, lastRequest } = traded;
  const number = isolate(lastRequest.number);
  return (
    <footer className={styles.foot}>
      {isRepeatable(lastRequest.status) ? (
        <Button
          icon={mdiRepeat}
          busy={isRepeating}
          busyLabel={messages.repeating}
          disabled={isBusy}
          aria-label={messages.repeatOf(number)}
          onClick={onRepeat}
        >
          {messages.repeat}
        </Button>
      ) : (
        <LinkButton
          icon={mdiPencilOutline}
          href={profileLinks.tradeRequestEdit(lastRequest.id)}
          aria-label={messages.resumeOf(number)}
        >
          {messages.resume}
        </LinkButton>
      )}
      <LinkButton
        kind="text"
        icon={mdiMessageTextOutline}
        href={links.messageAbout('supplier', supplier.id)}
        aria-label={messages.messageTo(isolate(supplier.name))}
      >
        {messages.message}
      </LinkButton>
    </footer>
  );
}

function factsOf({ requestCount, openCount, completedCount, totalRial }: TradedSupplier) {
  return [
    { label: messages.requests, value: formatNumber(requestCount) },
    { label: messages.open, value: formatNumber(openCount) },
    { label: messages.completed, value: formatNumber(completedCount) },
    {
      label: messages.paid,
      value: totalRial === 0 ? messages.nothingPaid : <Price size="sm" amount={formatToman(totalRial)} />,
    },
  ];
}
