import { Children, type ReactNode } from 'react';
import classes from './product-card.module.css';

export interface ProductGridProps {
  /** What the list holds. */
  label: string;
  /** Cards in a row where there is room; two on a phone. */
  columns?: 3 | 4 | undefined;
  children: ReactNode;
}

/** Product cards side by side, all of one height in a row. Renders a `<ul>`, one `<li>` for each child. */
export function ProductGrid({ label, columns = 4, children }: ProductGridProps) {
  return (
    <div className={classes.frame}>
      <ul className={classes.grid} data-columns={columns} aria-label={label}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </div>
  );
}
