import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import classes from './button.module.css';

export type ButtonKind = 'primary' | 'ink' | 'outline' | 'text' | 'danger' | 'danger-solid';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** The props that all button-like components share. */
export interface ButtonVariant {
  /** primary: at most one per region. danger is outlined; danger-solid only inside its confirm dialog. */
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  icon?: string | undefined;
  endIcon?: string | undefined;
  /** Takes the full width. */
  wide?: boolean | undefined;
  className?: string | undefined;
}

export interface ButtonFaceProps {
  icon?: string | undefined;
  endIcon?: string | undefined;
  spinning?: boolean | undefined;
  concealed?: boolean | undefined;
  wordClassName?: string | undefined;
  children: ReactNode;
}

/** One row of icon and word; a concealed one keeps its space, so that the width never changes. */
export function ButtonFace(props: ButtonFaceProps) {
  const { icon, endIcon, spinning, concealed, wordClassName, children } = props;
  return (
    <span className={classes.face} aria-hidden={concealed || undefined}>
      {icon !== undefined && <Icon path={icon} spinning={spinning} />}
      <span className={wordClassName}>{children}</span>
      {endIcon !== undefined && <Icon path={endIcon} />}
    </span>
  );
}
