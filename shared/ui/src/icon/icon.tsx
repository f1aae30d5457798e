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

/**
 * A Material Design icon in the colour of its text, on the icons' own grid of 24. Renders an `<svg>` without any inline
 * style, which the site's policy for style sheets would refuse.
 */
export function Icon({ path, size = 'md', label, mirrored, spinning, className }: IconProps) {
  const drawing = (
    <svg
      viewBox="0 0 24 24"
      className={joinClasses(classes.icon, className)}
      aria-hidden={true}
      data-size={size}
      data-mirrored={mirrored}
      data-spinning={spinning}
    >
      <path d={path} />
    </svg>
  );
  return label === undefined ? (
    drawing
  ) : (
    <span role="img" aria-label={label}>
      {drawing}
    </span>
  );
}
