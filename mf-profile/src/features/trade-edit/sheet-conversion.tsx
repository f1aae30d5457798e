import { formatNumber } from '@bazaar/locale';
import { type Measure, quantityText } from './sheet-measure.rules.ts';
import { sheetMessages as messages } from './sheet-messages.ts';
import type { SheetRow } from './sheet-rows.rules.ts';

/** What the quantity of a row is in another unit: «۱٫۵ تن = ۱٬۵۰۰ کیلوگرم». */
export function Conversion({ row, measure }: { row: SheetRow; measure: Measure }) {
  const written = messages.measure(quantityText(row.quantity), row.unit);
  return (
    <bdi>{messages.conversion(written, messages.measure(formatNumber(measure.quantity), measure.unit))}</bdi>
  );
}
