import { mdiLoading } from '@mdi/js';
import type { ComponentProps, MouseEvent } from 'react';
import { joinClasses } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { type AnchorProps, Link } from '../link/link.tsx';
import classes from './button.module.css';
import { ButtonFace, type ButtonVariant } from './button-face.tsx';

type NativeButton = Omit<ComponentProps<'button'>, 'style' | 'className'>;

export interface ButtonProps extends ButtonVariant, NativeButton {
  /**
   * Give it (even false) to every button that writes: the space for the busy text is then reserved from the start.
   */
  busy?: boolean | undefined;
  /** What is happening, «در حال ثبت»; by default the resting text. */
  busyLabel?: string | undefined;
}

/** A button. When disabled or busy it stays reachable by keyboard, announces its state, and ignores clicks. */
export function Button(props: ButtonProps) {
  const {
    kind,
    size,
    icon,
    endIcon,
    wide,
    className,
    busy,
    busyLabel,
    disabled,
    onClick,
    children,
    ...native
  } = props;
  const inert = disabled === true || busy === true;
  return (
    <button
      type="button"
      {...native}
      {...variantProps({ kind, size, wide, className })}
      aria-disabled={inert || native['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={inert ? refuse : onClick}
    >
      <ButtonFace icon={icon} endIcon={endIcon} concealed={busy}>
        {children}
      </ButtonFace>
      {busy !== undefined && (
        <ButtonFace icon={mdiLoading} spinning={busy} concealed={!busy}>
          {busyLabel ?? children}
        </ButtonFace>
      )}
    </button>
  );
}

export interface LinkButtonProps extends ButtonVariant, Omit<AnchorProps, 'className'> {
  /** For the word alone, where a place is wide enough for the icon only. */
  wordClassName?: string | undefined;
}

/** A link that looks like a button. Renders an `<a>`. */
export function LinkButton({
  kind,
  size,
  icon,
  endIcon,
  wide,
  className,
  wordClassName,
  children,
  ...anchor
}: LinkButtonProps) {
  return (
    <Link data-print="hide" {...anchor} {...variantProps({ kind, size, wide, className })}>
      <ButtonFace icon={icon} endIcon={endIcon} wordClassName={wordClassName}>
        {children}
      </ButtonFace>
    </Link>
  );
}

export interface IconButtonProps
  extends Omit<ButtonVariant, 'endIcon' | 'wide'>,
    Omit<NativeButton, 'children'> {
  icon: string;
  /** The name for screen readers; there is no visible word. */
  label: string;
}

/** A square button with an icon only. */
export function IconButton({
  icon,
  label,
  kind = 'text',
  size,
  className,
  disabled,
  onClick,
  ...native
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...native}
      {...variantProps({ kind, size, className })}
      data-square
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? refuse : onClick}
    >
      <Icon path={icon} />
    </button>
  );
}

function variantProps({
  kind = 'outline',
  size = 'md',
  wide,
  className,
}: Omit<ButtonVariant, 'icon' | 'endIcon'>) {
  return {
    className: joinClasses(classes.button, className),
    'data-kind': kind,
    'data-size': size,
    'data-wide': wide,
  };
}

function refuse(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault();
}
