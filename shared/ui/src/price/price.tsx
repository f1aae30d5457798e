import { messages } from './messages.ts';
import classes from './price.module.css';

export interface PriceProps {
  /** The figure as it is shown: «۸۶٬۵۰۰٬۰۰۰». */
  amount: string;
  unit?: string | undefined;
  /** The quantity it is for: «دستگاه». */
  per?: string | undefined;
  /** «از», when it is the lowest of several. */
  prefix?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** For the unit alone, where a place is too narrow for it. */
  unitClassName?: string | undefined;
}

/** A price with its unit. The spaces are part of it: Persian letters would join across the elements. */
export function Price(props: PriceProps) {
  const { amount, unit = messages.toman, per, prefix, size = 'md', unitClassName } = props;
  return (
    <span className={classes.price} data-size={size}>
      {prefix !== undefined && <small>{prefix} </small>}
      <b>
        <bdi>{amount}</bdi>
      </b>{' '}
      <small className={unitClassName}>
        {unit}
        {per !== undefined && (
          <>
            {' '}
            <span className={classes.per}>/ {per}</span>
          </>
        )}
      </small>
    </span>
  );
}

/** Shown in place of a price that is given on request. */
export function InquiryPrice({ size = 'md' }: Pick<PriceProps, 'size'>) {
  return (
    <span className={classes.price} data-size={size}>
      <b>{messages.inquiry}</b>
    </span>
  );
}
