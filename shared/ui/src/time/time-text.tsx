import type { ReactNode } from 'react';

export interface TimeTextProps {
  /** ISO 8601 in UTC, for machines. */
  dateTime: string;
  /** The shown text: «۲۹ آبان ۱۴۰۵». */
  children: ReactNode;
  /** The long form, when the text is relative or short. */
  title?: string | undefined;
}

/** A moment that a person and a machine can read. Renders `<time>`. */
export function TimeText({ dateTime, children, title }: TimeTextProps) {
  return (
    <time dateTime={dateTime} title={title}>
      {children}
    </time>
  );
}
