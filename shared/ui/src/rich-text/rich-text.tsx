import type { ReactNode } from 'react';
import classes from './rich-text.module.css';

/** The typography of written pages for headings, paragraphs, lists, tables, quotes and figures. */
export function RichText({ children }: { children: ReactNode }) {
  return <div className={classes.text}>{children}</div>;
}
