import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import classes from './badge.module.css';

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

export interface BadgeProps {
  tone?: BadgeTone | undefined;
  /** Always given for a status: a state is never shown by colour alone. */
  icon?: string | undefined;
  children: ReactNode;
}

/** A state in one icon and one word. Renders a `<span>`. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {icon !== undefined && <Icon path={icon} size="xs" />}
      <span>{children}</span>
    </span>
  );
}

/** A count in a grey pill, for tabs and heads. */
export function Counter({ children }: { children: ReactNode }) {
  return <span className={classes.counter}>{children}</span>;
}
