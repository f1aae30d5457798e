import classes from './logo.module.css';
import { messages } from './messages.ts';

/** A hexagon nut whose hole is a bazaar arch. Renders an `<svg>` that is decoration. */
export function LogoMark() {
  return (
    <svg className={classes.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path className={classes.nut} d="M16 .8 29.2 8.4v15.2L16 31.2 2.8 23.6V8.4Z" />
      <path
        className={classes.arch}
        d="M10.4 22.6v-8.1c0-3 2.6-4.6 5.6-7.2 3 2.6 5.6 4.2 5.6 7.2v8.1h-3.5v-7.4c0-1.5-.9-2.3-2.1-3.3-1.2 1-2.1 1.8-2.1 3.3v7.4Z"
      />
    </svg>
  );
}

/** The mark and the name; wrap it in a link to the home page. */
export function Logo({ wordHidden }: { wordHidden?: boolean | undefined }) {
  return (
    <span className={classes.logo}>
      <LogoMark />
      <span className={wordHidden ? 'visually-hidden' : classes.word}>{messages.name}</span>
    </span>
  );
}
