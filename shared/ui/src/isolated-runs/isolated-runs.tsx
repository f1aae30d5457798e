import { spellRanges, splitRuns } from '@bazaar/locale';
import { Fragment } from 'react';

export interface IsolatedRunsProps {
  /** A title or a value of the catalogue. */
  text: string;
  /** For each Latin run. */
  runClassName?: string | undefined;
}

/**
 * A text in which each Latin run is isolated, so that the Persian around it does not turn its parts about; a range is
 * written in words, and a number stands before its Latin unit. Renders a `<bdi>`.
 */
export function IsolatedRuns({ text, runClassName }: IsolatedRunsProps) {
  return (
    <bdi dir="rtl">
      {splitRuns(spellRanges(text)).map((run) =>
        run.isLatin ? (
          <bdi key={run.at} className={runClassName} dir="ltr">
            {run.text}
          </bdi>
        ) : (
          <Fragment key={run.at}>{run.text}</Fragment>
        ),
      )}
    </bdi>
  );
}
