import { links } from '@bazaar/contracts';
import type { TradeLine, TradeQuote } from '@bazaar/contracts/trade';
import { formatNumber, formatToman } from '@bazaar/locale';
import { type DataColumn, DataTable } from '@bazaar/ui/data-table';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { formerLineOf } from './former-quote.rules.ts';
import styles from './lines-table.module.css';
import { messages } from './messages.ts';
import { deltaOf, unitPriceOf } from './move.rules.ts';
import { PriceDelta } from './price-delta.tsx';

const words = messages.lines;

/** The columns; with a former quote, each price and lead time has the former one below it. */
const columnsOf = (former: TradeQuote | null): DataColumn<TradeLine>[] => [
  { key: 'item', label: words.item, cell: (line) => <Item line={line} former={former} /> },
  {
    key: 'quantity',
    label: words.quantity,
    cell: ({ quantity, unitTitle }) => (
      <span className={styles.quantity}>
        {formatNumber(quantity)} <bdi>{unitTitle}</bdi>
      </span>
    ),
  },
  { key: 'price', label: words.unitPrice, cell: (line) => <UnitPrice line={line} former={former} /> },
  { key: 'sum', label: words.sum, numeric: true, cell: (line) => <Sum line={line} /> },
];

interface LinesTableProps {
  lines: readonly TradeLine[];
  /** The quote before the present one, while it is compared with it. */
  former: TradeQuote | null;
}

/** The lines of a request with their prices; each is a card on a phone. */
export function LinesTable({ lines, former }: LinesTableProps) {
  return (
    <DataTable
      caption={words.title}
      captionHidden
      compact
      columns={columnsOf(former)}
      rows={lines}
      keyOf={({ id }) => id}
    />
  );
}

interface CellProps {
  line: TradeLine;
  former: TradeQuote | null;
}

function Item({ line, former }: CellProps) {
  const { supplierProductId, title, sku, properties, leadTimeDays, acceptsSubstitute } = line;
  return (
    <div className={styles.item}>
      {supplierProductId === null ? (
        <IsolatedRuns text={title} />
      ) : (
        // The page of the item knows its own slug and leads there.
        <Link href={links.product(supplierProductId, '-')}>
          <IsolatedRuns text={title} />
        </Link>
      )}
      <span className={styles.note}>
        {sku !== null && <bdi dir="ltr">{sku}</bdi>}
        {properties.map((property) => (
          <span key={property.title}>
            <IsolatedRuns text={`${property.title}: ${property.text}`} />
          </span>
        ))}
        {leadTimeDays !== null && <span>{leadTimeWords(leadTimeDays)}</span>}
        <FormerLeadTime line={line} former={former} />
        {acceptsSubstitute && <span>{words.substitute}</span>}
      </span>
    </div>
  );
}

function leadTimeWords(days: number): string {
  return days === 0 ? words.noLeadTime : words.leadTime(formatNumber(days));
}

/** The lead time of the former quote, where it was another one. */
function FormerLeadTime({ line, former }: CellProps) {
  const formerDays = former === null ? undefined : formerLineOf(former, line)?.leadTimeDays;
  if (formerDays === undefined || formerDays === line.leadTimeDays) {
    return null;
  }
  return (
    <span className={styles.former}>
      {formerDays === 0 ? words.formerInstant : words.formerLeadTime(formatNumber(formerDays))}
    </span>
  );
}

function UnitPrice({ line, former }: CellProps) {
  const priceRial = unitPriceOf(line);
  const { targetPriceRial, quotedPriceRial } = line;
  return (
    <div className={styles.price}>
      <span>{priceRial === null ? words.inquiry : <bdi>{formatToman(priceRial)}</bdi>}</span>
      {targetPriceRial !== null && (
        <span className={styles.note}>
          {words.target(formatToman(targetPriceRial))}
          <PriceDelta delta={deltaOf(quotedPriceRial, targetPriceRial)} />
        </span>
      )}
      {former !== null && <FormerPrice line={line} former={former} />}
    </div>
  );
}

function FormerPrice({ line, former }: { line: TradeLine; former: TradeQuote }) {
  const found = formerLineOf(former, line);
  if (found === null) {
    return <span className={styles.former}>{words.formerNone}</span>;
  }
  return (
    <span className={styles.former}>
      {found.delta === 0 ? words.formerSame : words.former(formatToman(found.unitPriceRial))}
      <PriceDelta delta={found.delta} />
    </span>
  );
}

function Sum({ line }: { line: TradeLine }) {
  const priceRial = unitPriceOf(line);
  return priceRial === null ? words.inquiry : <bdi>{formatToman(priceRial * line.quantity)}</bdi>;
}
