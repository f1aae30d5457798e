import { Icon as MaterialIcon } from '@mdi/react';
import { joinClasses } from '../class-names.ts';
import classes from './icon.module.css';

export interface IconProps {
  /** One path of `@mdi/js`, imported by name where it is used. */
  path: string;
  /** sm 16 inline, md 20, lg 24 for touch bars; xs 14 belongs to badges. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  /** Only when there is no word beside the icon; otherwise it is decoration. */
  label?: string | undefined;
  /** For paper planes and reply arrows, which point along the reading direction. */
  mirrored?: boolean | undefined;
  spinning?: boolean | undefined;
  className?: string | undefined;
}

/** A Material Design icon in the colour of its text. Renders an `<svg>` without any inline style. */
export function Icon({ path, size = 'md', label, mirrored, spinning, className }: IconProps) {
  // Size and colour stay null and title unused: the first two write a style attribute, the third an id from a global counter.
  const drawing = (
    <MaterialIcon
      path={path}
      size={null}
      color={null}
      className={joinClasses(classes.icon, className) ?? ''}
      aria-hidden={true}
      data-size={size}
      data-mirrored={mirrored}
      data-spinning={spinning}
    />
  );
  return label === undefined ? (
    drawing
  ) : (
    <span role="img" aria-label={label}>
      {drawing}
    </span>
  );
}
