import { Button } from '@bazaar/ui/button';
import { Skeleton } from '@bazaar/ui/skeleton';
import { type ReactNode, useId } from 'react';
import styles from './continue-strip.module.css';
import { messages } from './messages.ts';

/** A query result that may be pending or failed. */
export interface Answer<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  refetch(): unknown;
}

interface CellProps<T> {
  title: string;
  response: Answer<T>;
  /** The cell of the last visits takes the rest of the row. */
  wide?: boolean;
  children: (data: T) => ReactNode;
}

/** One part of the strip, with its own loading and failure state. */
export function Cell<T>({ title, response, wide, children }: CellProps<T>) {
  const id = useId();
  return (
    <section className={styles.cell} data-wide={wide} aria-labelledby={id}>
      <h3 id={id} className={styles.label}>
        {title}
      </h3>
      {response.data === undefined ? <Missing title={title} response={response} /> : children(response.data)}
    </section>
  );
}

function Missing({ title, response }: { title: string; response: Answer<unknown> }) {
  if (!response.isError) {
    return <Skeleton size="row" />;
  }
  return (
    <p className={styles.note} role="alert">
      {messages.failed}{' '}
      <Button
        kind="text"
        size="sm"
        aria-label={messages.retryOf(title)}
        busy={response.isFetching}
        onClick={() => void response.refetch()}
      >
        {messages.retry}
      </Button>
    </p>
  );
}
