import { mdiClose } from '@mdi/js';
import { Children, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './chip.module.css';
import { messages } from './messages.ts';

/**
 * rest: can be chosen. applied: an active filter, pressing removes it. chosen: a chosen option. current: the active
 * sort or scope.
 */
export type ChipKind = 'rest' | 'applied' | 'chosen' | 'current';

export interface ChipProps {
  kind?: ChipKind | undefined;
  icon?: string | undefined;
  count?: ReactNode;
  children: ReactNode;
  /** With an address it is a link, with `onClick` a button, with neither plain text. */
  href?: string | undefined;
  onClick?: (() => void) | undefined;
  disabled?: boolean | undefined;
}

/** A small choice. Renders an `<a>`, a `<button>` or a `<span>`, depending on its props. */
export function Chip({ kind = 'rest', icon, count, children, href, onClick, disabled }: ChipProps) {
  const variantProps = { className: classes.chip, 'data-kind': kind };
  const face = <ChipFace {...{ kind, icon, count, children }} />;
  if (href !== undefined && !disabled) {
    return (
      <Link {...variantProps} href={href} aria-current={kind === 'current' || undefined}>
        {face}
      </Link>
    );
  }
  if (onClick === undefined) {
    return (
      <span {...variantProps} aria-disabled={disabled}>
        {face}
      </span>
    );
  }
  const pressed = kind === 'applied' ? undefined : kind !== 'rest';
  return (
    <button type="button" {...variantProps} aria-pressed={pressed} disabled={disabled} onClick={onClick}>
      {face}
    </button>
  );
}

function ChipFace({ kind, icon, count, children }: Pick<ChipProps, 'kind' | 'icon' | 'count' | 'children'>) {
  return (
    <>
      {kind === 'applied' && <VisuallyHidden>{messages.remove} </VisuallyHidden>}
      {icon !== undefined && <Icon path={icon} size="sm" />}
      <bdi>{children}</bdi>
      {count !== undefined && <span className={classes.count}>{count}</span>}
      {kind === 'applied' && <Icon path={mdiClose} size="sm" />}
    </>
  );
}

/** Chips in wrapping rows. Renders a `<ul>`, one `<li>` for each child. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes.row} aria-label={label}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
