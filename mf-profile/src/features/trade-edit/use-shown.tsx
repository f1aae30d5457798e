import { formatNumber } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { type ReactNode, useState } from 'react';
import { sheetMessages as messages } from './sheet-messages.ts';

const ROWS_AT_ONCE = 50;

/** The first rows of a long list, and the button for more of them. */
export function useShown<Row>(rows: readonly Row[]): [shown: readonly Row[], more: ReactNode] {
  const [count, setCount] = useState(ROWS_AT_ONCE);
  const left = rows.length - count;
  const more = left > 0 && (
    <Button onClick={() => setCount(count + ROWS_AT_ONCE)}>{messages.more(formatNumber(left))}</Button>
  );
  return [rows.slice(0, count), more];
}
