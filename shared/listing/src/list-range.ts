import { formatNumber } from '@bazaar/locale';
import { messages } from './messages.ts';

/** One page of a list, as the services return it. */
export interface ListPage<Item> {
  items: readonly Item[];
  totalCount: number;
  pageNumber: number;
  pageSize: number;
}

/** «۲۵ تا ۴۸ از ۵۲ کالا» */
export function rangeText(
  { items, totalCount, pageNumber, pageSize }: ListPage<unknown>,
  name: string,
): string {
  const first = (pageNumber - 1) * pageSize + 1;
  const last = first + items.length - 1;
  return `${messages.range(formatNumber(first), formatNumber(last), formatNumber(totalCount))} ${name}`;
}

export function pageCountOf({ totalCount, pageSize }: ListPage<unknown>): number {
  return Math.ceil(totalCount / pageSize);
}
