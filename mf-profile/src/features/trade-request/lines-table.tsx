import { links } from '@bazaar/contracts';
import type { TradeLine } from '@bazaar/contracts/trade';
import { formatNumber, formatPercent, formatToman } from '@bazaar/locale';
import { type DataColumn, DataTable } from '@bazaar/ui/data-table';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import styles from './lines-table.module.css';
import { messages } from './messages.ts';
import { deltaOf, unitPriceOf } from './move.rules.ts';

const words = messages.lines;

const COLUMNS: readonly DataColumn<TradeLine>[] = [
  { key: 'item', label: words.item, cell: (line) => <Item line={line} /> },
  {
    key: 'quantity',
    label: words.quantity,
    cell: ({ quantity, unitTitle }) => (
      <>
        {formatNumber(quantity)} <bdi>{unitTitle}</bdi>
      </>
    ),
  },
  { key: 'price', label: words.unitPrice, cell: (line) => <UnitPrice line={line} /> },
  { key: 'sum', label: words.sum, numeric: true, cell: (line) => <Sum line={line} /> },
];

/** The lines of a request with their prices; each is a card on a phone. */
export function LinesTable({ lines }: { lines: readonly TradeLine[] }) {
  return (
    <DataTable caption={words.title} captionHidden columns={COLUMNS} rows={lines} keyOf={({ id }) => id} />
  );
}

function Item({ line }: { line: TradeLine }) {
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
        {acceptsSubstitute && <span>{words.substitute}</span>}
      </span>
    </div>
  );
}

function leadTimeWords(days: number): string {
  return days === 0 ? words.noLeadTime : words.leadTime(formatNumber(days));
}

function UnitPrice({ line }: { line: TradeLine }) {
  const priceRial = unitPriceOf(line);
  const { targetPriceRial, quotedPriceRial } = line;
  return (
    <div className={styles.price}>
      <span>{priceRial === null ? words.inquiry : <bdi>{formatToman(priceRial)}</bdi>}</span>
      {targetPriceRial !== null && (
        <span className={styles.note}>
          {words.target(formatToman(targetPriceRial))}
          <Delta delta={deltaOf(quotedPriceRial, targetPriceRial)} />
        </span>
      )}
    </div>
  );
}

function Delta({ delta }: { delta: number | null }) {
  if (delta === null || delta === 0) {
    return null;
  }
  const sign = delta > 0 ? '+' : '−';
  return (
    <bdi className={styles.delta} dir="ltr" data-above={delta > 0}>
      {sign}
      {formatPercent(Math.abs(delta), { maximumFractionDigits: 1 })}
    </bdi>
  );
}

function Sum({ line }: { line: TradeLine }) {
  const priceRial = unitPriceOf(line);
  return priceRial === null ? words.inquiry : <bdi>{formatToman(priceRial * line.quantity)}</bdi>;
}
