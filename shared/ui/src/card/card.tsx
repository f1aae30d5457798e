import type { ReactNode } from 'react';
import { joinClasses } from '../class-names.ts';
import classes from './card.module.css';

export interface CardProps {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'form' | undefined;
  /** Padding around the children; leave it out when the card is built of head, body and rows. */
  padded?: boolean | undefined;
  /** Slightly raised, for the buy box. */
  raised?: boolean | undefined;
  /** Reacts to the pointer: a card that is one link. */
  interactive?: boolean | undefined;
  labelledBy?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A surface with one hairline around it. */
export function Card({
  as: Element = 'div',
  padded,
  raised,
  interactive,
  labelledBy,
  className,
  children,
}: CardProps) {
  return (
    <Element
      className={joinClasses(classes.card, className)}
      data-padded={padded}
      data-raised={raised}
      data-interactive={interactive}
      aria-labelledby={labelledBy}
    >
      {children}
    </Element>
  );
}

export interface CardHeadProps {
  title: ReactNode;
  level?: 2 | 3 | 4 | undefined;
  /** The id for `labelledBy` of the card. */
  id?: string | undefined;
  note?: ReactNode;
  actions?: ReactNode;
}

/** The titled first row of a card. */
export function CardHead({ title, level = 2, id, note, actions }: CardHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <header className={classes.head}>
      <Heading id={id} className={classes.title}>
        {title}
      </Heading>
      {note !== undefined && <p className={classes.note}>{note}</p>}
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}

/** The padded part of a card that has a head. */
export function CardBody({ children }: { children: ReactNode }) {
  return <div className={classes.body}>{children}</div>;
}

/** The last row of a card, separated by a hairline. */
export function CardFoot({ children }: { children: ReactNode }) {
  return <footer className={classes.foot}>{children}</footer>;
}

export interface HairlineGroupProps {
  as?: 'div' | 'ul' | 'dl' | undefined;
  /** Cells in a row where there is space; fewer where there is not. */
  columns?: 1 | 2 | 3 | 4 | 5 | undefined;
  /** Cells in a row on a phone. */
  narrowColumns?: 1 | 2 | undefined;
  /** The last cell is as wide as what is left of its row. */
  filled?: boolean | undefined;
  label?: string | undefined;
  children: ReactNode;
}

/** Cells that share one outer border and are separated by 1 px lines. */
export function HairlineGroup(props: HairlineGroupProps) {
  const { as: Element = 'div', columns = 3, narrowColumns = 2, filled, label, children } = props;
  return (
    <div className={classes.frame}>
      <Element
        className={classes.group}
        data-columns={columns}
        data-narrow={narrowColumns}
        data-filled={filled}
        aria-label={label}
      >
        {children}
      </Element>
    </div>
  );
}
