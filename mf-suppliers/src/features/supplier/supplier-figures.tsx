import type { Supplier } from '@bazaar/contracts/merchant';
import { formatNumber, toPersianDigits } from '@bazaar/locale';
import { type Fact, FactGrid } from '@bazaar/ui/facts';
import { messages } from './messages.ts';
import { responseWords } from './response-words.ts';

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
      value: responseMinutes === null ? figures.none : responseWords(responseMinutes),
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
