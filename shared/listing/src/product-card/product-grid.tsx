import { Children, type ReactNode } from 'react';
import classes from './product-card.module.css';

export interface ProductGridProps {
  /** What the list contains. */
  label: string;
  /** Cards in a row where there is space; two on a phone. */
  columns?: 3 | 4 | undefined;
  /** The last row is left out when it is not full: for samples of a longer list. */
  trimmed?: boolean | undefined;
  children: ReactNode;
}

/** Product cards side by side, all in a row with the same height. Renders a `<ul>`, one `<li>` for each child. */
export function ProductGrid({ label, columns = 4, trimmed, children }: ProductGridProps) {
  return (
    <div className={classes.frame}>
      <ul className={classes.grid} data-columns={columns} data-trimmed={trimmed} aria-label={label}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </div>
  );
}
