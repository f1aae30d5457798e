import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

export interface EmptyStateProps {
  /** A bare drawing. */
  art?: ReactNode;
  title: ReactNode;
  level?: 2 | 3 | undefined;
  /** One sentence: why it is empty, or which filter to remove and what that brings. */
  children?: ReactNode;
  /** One primary action and at most one quiet one. */
  actions?: ReactNode;
}

/** Shown in place of a list without items, with a way to continue. */
export function EmptyState({ art, title, level = 2, children, actions }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.empty}>
      {art !== undefined && <div className={classes.art}>{art}</div>}
      <Heading className={classes.title}>{title}</Heading>
      {children !== undefined && <p className={classes.text}>{children}</p>}
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
