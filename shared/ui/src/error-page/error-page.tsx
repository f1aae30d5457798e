import type { ReactNode } from 'react';
import classes from './error-page.module.css';
import { messages } from './messages.ts';

export interface ErrorPageProps {
  /** In Persian digits: «۴۰۴». */
  code?: string | undefined;
  heading: string;
  message: ReactNode;
  /** For example a search field, between the message and the actions. */
  children?: ReactNode;
  actions?: ReactNode;
  /** A plate beside the text. */
  art?: ReactNode;
}

/** A whole page that could not be shown; the header and the footer stay. */
export function ErrorPage({ code, heading, message, children, actions, art }: ErrorPageProps) {
  return (
    <section className={classes.page}>
      <div className={classes.words}>
        <p className={classes.kicker}>{messages.kicker}</p>
        {code !== undefined && <p className={classes.code}>{code}</p>}
        <h1 className={classes.heading}>{heading}</h1>
        <p className={classes.message}>{message}</p>
        {children}
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
      {art !== undefined && <div className={classes.art}>{art}</div>}
    </section>
  );
}
