import {
  formatClock,
  formatJalaliDayMonth,
  formatNumber,
  formatPercent,
  formatToman,
  rialToToman,
} from '@bazaar/locale';
import { isUrgent, timeLeft } from '../../common/trade/deadline.rules.ts';
import type { QuoteRow, RowCell, RowSection } from './comparison-row.rules.ts';
import { messages } from './messages.ts';
import type { SupplierFacts } from './need.ts';
import type { LineQuote, NeedLine } from './need-lines.rules.ts';
import type { QuoteColumn, QuoteTable } from './quote-column.rules.ts';

const words = messages.rows;
const { toman } = messages.csv;
const NOTHING: RowCell = { text: null };
const DAY_MS = 86_400_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** What rows need besides the quotes. */
export interface RowFacts {
  suppliers: Readonly<Record<number, SupplierFacts>>;
  now: string;
}

/** All rows of the comparison, by section. */
export function quoteSections({ needLines, columns }: QuoteTable, facts: RowFacts): RowSection[] {
  const sections = [
    { key: 'summary', title: null, rows: summaryRows(columns, needLines.length, facts.now) },
    {
      key: 'lines',
      title: messages.sections.lines,
      rows: needLines.map((line, index) => lineRow(line, index, columns)),
    },
    { key: 'terms', title: messages.sections.terms, rows: termRows(columns) },
    { key: 'supplier', title: messages.sections.supplier, rows: supplierRows(columns, facts.suppliers) },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}

function summaryRows(columns: readonly QuoteColumn[], lineCount: number, now: string): QuoteRow[] {
  return [
    {
      ...{ key: 'payable', label: words.payable, hint: words.payableHint, best: 'lowest', hasDeltas: true },
      unit: toman,
      cells: columns.map((column) => payableCell(column, lineCount)),
    },
    {
      ...{ key: 'ship', label: words.ship, hint: words.shipHint, best: 'soonest' },
      unit: messages.csv.days,
      cells: columns.map((column) => shipCell(column, now)),
    },
    {
      ...{ key: 'validity', label: words.validity },
      cells: columns.map((column) => validityCell(column, now)),
    },
  ];
}

/** An amount as it is read, and as it is calculated with. */
function money(amountRial: number) {
  return { text: formatToman(amountRial), value: rialToToman(amountRial) };
}

function payableCell({ request: { totals, quote }, ...column }: QuoteColumn, lineCount: number): RowCell {
  if (totals === null || quote === null) {
    return NOTHING;
  }
  const isPart = column.pricedCount < lineCount;
  return {
    ...money(totals.payableRial),
    figure: column.isComparable ? totals.payableRial : null,
    ...(isPart && {
      note: messages.partOf(formatNumber(column.pricedCount), formatNumber(lineCount)),
      warns: true,
    }),
  };
}

function shipCell({ request: { quote }, leadTimeDays, isComparable }: QuoteColumn, now: string): RowCell {
  if (quote === null || leadTimeDays === null) {
    return NOTHING;
  }
  const least = Math.min(...quote.lines.map((line) => line.leadTimeDays));
  return {
    text: shipDay(leadTimeDays, now),
    value: leadTimeDays,
    note: least === leadTimeDays ? daysText(least) : daysRange(least, leadTimeDays),
    figure: isComparable ? leadTimeDays : null,
  };
}

/** The day on which the last line is ready when it is paid today: «۲۵ آذر». */
export function shipDay(leadTimeDays: number, now: string): string {
  return formatJalaliDayMonth(new Date(Date.parse(now) + leadTimeDays * DAY_MS).toISOString());
}

/** The unit stands once: «۷ تا ۱۰ روز». */
function daysRange(least: number, most: number): string {
  return messages.daysFrom(least === 0 ? messages.immediate : formatNumber(least), daysText(most));
}

function daysText(days: number): string {
  return days === 0 ? messages.immediate : messages.days(formatNumber(days));
}

function validityCell({ request: { quote }, state }: QuoteColumn, now: string): RowCell {
  if (quote === null) {
    return NOTHING;
  }
  const { validUntil } = quote;
  const day = formatJalaliDayMonth(validUntil);
  const isToday = day === formatJalaliDayMonth(now);
  const clock = formatClock(validUntil);
  return {
    text: isToday ? messages.today(clock) : messages.until(day, clock),
    warns: state === 'quoted' && isUrgent(timeLeft(validUntil, now)),
  };
}

function lineRow(
  { key, title, quantity, unitTitle }: NeedLine,
  index: number,
  columns: readonly QuoteColumn[],
) {
  const amount = `${formatNumber(quantity)} ${unitTitle}`;
  return {
    ...({ key: `line ${key}`, label: title, hint: amount, best: 'lowest', hasDeltas: true } as const),
    ...{ unit: toman, noteLabel: messages.csv.sumOf(title) },
    cells: columns.map(({ lines, state }) => {
      const cell = lineCell(lines[index], unitTitle);
      // What can no longer be bought is not the lowest.
      return state === 'quoted' || state === 'chosen' ? cell : { ...cell, figure: null };
    }),
  };
}

function lineCell(quote: LineQuote | undefined, unitTitle: string): RowCell {
  if (quote === undefined || quote.unitPriceRial === null || quote.totalRial === null) {
    return quote?.gap === 'notAsked' ? { text: null, note: messages.gaps.notAsked, warns: true } : NOTHING;
  }
  const price = money(quote.unitPriceRial);
  if (quote.gap === 'otherQuantity') {
    const amount = `${formatNumber(quote.quantity ?? 0)} ${unitTitle}`;
    return { ...price, note: messages.gaps.otherQuantity(amount), warns: true, figure: null };
  }
  const { text: sum, value: noteValue } = money(quote.totalRial);
  return { ...price, note: messages.sum(sum), noteValue, figure: quote.unitPriceRial };
}

type Totals = NonNullable<QuoteColumn['request']['totals']>;

function termRows(columns: readonly QuoteColumn[]): QuoteRow[] {
  const ofTotals = (cell: (totals: Totals) => RowCell) =>
    columns.map(({ request: { totals, quote } }) =>
      totals === null || quote === null ? NOTHING : cell(totals),
    );
  const ofTerms = (name: 'payment' | 'delivery' | 'inspection') =>
    columns.map(({ request }): RowCell => ({ text: request.terms[name] }));
  const rows: QuoteRow[] = [
    {
      ...{ key: 'goods', label: words.goods, unit: toman },
      cells: ofTotals(({ goodsRial, discountRial }) => money(goodsRial - discountRial)),
    },
    {
      ...{ key: 'delivery', label: words.delivery, unit: toman },
      cells: ofTotals(({ deliveryRial }) => ({
        ...money(deliveryRial),
        ...(deliveryRial === 0 && { text: messages.free }),
      })),
    },
    {
      ...{ key: 'vat', label: words.vat, unit: toman },
      cells: ofTotals(({ vatRial, vatPercent }) => ({
        ...money(vatRial),
        note: formatPercent(vatPercent / 100, { maximumFractionDigits: 2 }),
      })),
    },
    { key: 'payment', label: words.payment, cells: ofTerms('payment') },
    { key: 'deliveryTerms', label: words.deliveryTerms, cells: ofTerms('delivery') },
    { key: 'inspection', label: words.inspection, cells: ofTerms('inspection') },
    {
      ...{ key: 'note', label: words.note },
      cells: columns.map(({ request }) => ({ text: request.quote?.note ?? null })),
    },
  ];
  return rows
    .filter(({ cells }) => cells.some(({ text }) => text !== null))
    .map((row) => ({ ...row, marksOdd: row.key !== 'note' }));
}

function supplierRows(columns: readonly QuoteColumn[], suppliers: RowFacts['suppliers']): QuoteRow[] {
  const of = (cell: (facts: SupplierFacts) => RowCell) =>
    columns.map(({ request: { supplier } }) => {
      const facts = suppliers[supplier.id];
      return facts === undefined ? NOTHING : cell(facts);
    });
  return [
    {
      ...{ key: 'rating', label: words.rating },
      cells: of(({ rating: { average, count } }) =>
        count === 0
          ? NOTHING
          : {
              text: formatNumber(average, { maximumFractionDigits: 1 }),
              value: average,
              note: messages.ratings(formatNumber(count)),
            },
      ),
    },
    {
      ...{ key: 'response', label: words.response },
      cells: of(({ responseMinutes }) =>
        responseMinutes === null ? NOTHING : { text: responseText(responseMinutes) },
      ),
    },
  ];
}

function responseText(minutes: number): string {
  const { response } = messages;
  if (minutes < HOUR_MINUTES) {
    return response.minutes(formatNumber(minutes));
  }
  return minutes < DAY_MINUTES
    ? response.hours(formatNumber(Math.round(minutes / HOUR_MINUTES)))
    : response.days(formatNumber(Math.round(minutes / DAY_MINUTES)));
}
