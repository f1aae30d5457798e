import type { Supplier } from '@bazaar/contracts/merchant';
import { formatNumber, toPersianDigits } from '@bazaar/locale';
import { type Fact, FactGrid } from '@bazaar/ui/facts';
import { messages } from './messages.ts';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** The supplier in five figures. */
export function SupplierFigures({ supplier }: { supplier: Supplier }) {
  return <FactGrid columns={5} facts={figuresOf(supplier)} />;
}

function figuresOf({ productCount, responseMinutes, rating, employeesBand, foundedYear }: Supplier): Fact[] {
  const { figures } = messages;
  return [
    { label: figures.productCount, value: formatNumber(productCount) },
    {
      label: figures.responseTime,
      value: responseMinutes === null ? figures.none : durationText(responseMinutes),
    },
    rating.count === 0
      ? { label: figures.ratingNone, value: figures.none }
      : {
          label: figures.rating(formatNumber(rating.count)),
          value: figures.ratingOf(formatNumber(rating.average, { maximumFractionDigits: 1 })),
        },
    { label: figures.employees, value: employeesBand },
    { label: figures.founded, value: toPersianDigits(foundedYear) },
  ];
}

/** A length of time in its largest whole-looking unit. */
function durationText(minutes: number): string {
  const rounded = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });
  if (minutes < HOUR_MINUTES) {
    return messages.minutes(rounded(minutes));
  }
  return minutes < DAY_MINUTES
    ? messages.hours(rounded(minutes / HOUR_MINUTES))
    : messages.days(rounded(minutes / DAY_MINUTES));
}
