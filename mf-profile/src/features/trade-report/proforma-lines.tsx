import type { TradeLine } from '@bazaar/contracts/trade';
import { formatNumber, formatRial } from '@bazaar/locale';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { messages } from './messages.ts';
import { lineSumRial, proformaNumber, type QuotedRequest } from './proforma.rules.ts';
import styles from './proforma-lines.module.css';

const words = messages.lines;
const HEADS = [
  words.row,
  words.code,
  words.description,
  words.quantity,
  words.unit,
  words.unitPrice,
  words.sum,
];

/** The numbered lines with their prices in rial. On paper head and reference repeat on every page. */
export function ProformaLines({ request }: { request: QuotedRequest }) {
  return (
    <table className={styles.lines} aria-label={words.label}>
      <thead>
        <tr data-print="only">
          <td className={styles.reference} colSpan={HEADS.length}>
            {messages.heading} <bdi dir="ltr">{proformaNumber(request)}</bdi>
          </td>
        </tr>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {request.lines.map((line, index) => (
          <LineRow key={line.id} line={line} place={index + 1} />
        ))}
      </tbody>
    </table>
  );
}

function LineRow({ line, place }: { line: TradeLine; place: number }) {
  const { sku, title, properties, quantity, unitTitle, quotedPriceRial } = line;
  return (
    <tr>
      <td className={styles.middle}>{formatNumber(place)}</td>
      <td className={styles.middle}>{sku === null ? words.noCode : <bdi dir="ltr">{sku}</bdi>}</td>
      <th scope="row" className={styles.description}>
        <IsolatedRuns text={[title, ...properties.map(({ text }) => text)].join(messages.and)} />
      </th>
      <td className={styles.middle}>{formatNumber(quantity)}</td>
      <td className={styles.middle}>
        <bdi>{unitTitle}</bdi>
      </td>
      <Money amountRial={quotedPriceRial} />
      <Money amountRial={lineSumRial(line)} />
    </tr>
  );
}

function Money({ amountRial }: { amountRial: number | null }) {
  return (
    <td className={styles.money}>
      {amountRial === null ? words.noPrice : <bdi>{formatRial(amountRial)}</bdi>}
    </td>
  );
}
