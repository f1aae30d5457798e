import type { ReactNode } from 'react';
import { HairlineGroup, type HairlineGroupProps } from '../card/card.tsx';
import { IsolatedRuns } from '../isolated-runs/isolated-runs.tsx';
import classes from './facts.module.css';

export interface Fact {
  label: string;
  /** Plain text is isolated here, right to left, so that a number stands before its Latin unit. */
  value: ReactNode;
}

export interface FactRowsProps {
  facts: readonly Fact[];
  /**
   * plain: close rows. dashed: rows in a product card. lined: full rows of a specification, in two columns where
   * there is space.
   */
  kind?: 'plain' | 'dashed' | 'lined' | undefined;
}

/** Label–value rows. Renders a `<dl>`. */
export function FactRows({ facts, kind = 'plain' }: FactRowsProps) {
  return (
    <dl className={classes.rows} data-kind={kind}>
      {facts.map((fact) => (
        <div key={fact.label} className={classes.row}>
          <dt className={classes.label}>
            <IsolatedRuns text={fact.label} />
          </dt>
          <dd className={classes.value}>{isolate(fact.value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The key facts of a thing, label over value, in cells separated by hairlines. Renders a `<dl>`. */
export function FactGrid({
  facts,
  columns,
}: { facts: readonly Fact[] } & Pick<HairlineGroupProps, 'columns'>) {
  return (
    <HairlineGroup as="dl" columns={columns} filled>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt className={classes.label}>
            <IsolatedRuns text={fact.label} />
          </dt>
          <dd className={classes.figure}>{isolate(fact.value)}</dd>
        </div>
      ))}
    </HairlineGroup>
  );
}

function isolate(value: ReactNode) {
  return typeof value === 'string' ? <IsolatedRuns text={value} /> : value;
}
