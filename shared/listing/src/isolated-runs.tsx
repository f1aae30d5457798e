import { toPersianDigits } from '@bazaar/locale';
import { Fragment } from 'react';
import { messages } from './messages.ts';

/**
 * A run of Latin letters and figures that reads from left to right: «4-20 mA», «EN 733», «DN80 × PN16». Brackets stay
 * outside, since only one of a pair may belong to the run.
 */
const LATIN_RUN = /[A-Za-z0-9][A-Za-z0-9 .,/×+°%²³µΩ\-–]*[A-Za-z0-9°%²³Ω]|[A-Za-z0-9]/g;

/** A text in which each Latin run is isolated, so that the Persian around it does not turn its parts about. */
export function IsolatedRuns({ text }: { text: string }) {
  return (
    <bdi>
      {splitRuns(text).map(({ run, isLatin, at }) =>
        isLatin ? (
          <bdi key={at} dir="ltr">
            {run}
          </bdi>
        ) : (
          <Fragment key={at}>{run}</Fragment>
        ),
      )}
    </bdi>
  );
}

/** A range of two numbers with a Latin unit: «4-20 mA». */
const LATIN_RANGE = /^(\d+(?:\.\d+)?)\s*[-–]\s*(\d+(?:\.\d+)?)\s+([A-Za-z°%][A-Za-z°%²³/·]*)$/;

/** A technical text: a range is written in words, «۴ تا ۲۰ mA», and each Latin run is isolated. */
export function SpecText({ text }: { text: string }) {
  const [, from, to, unit] = LATIN_RANGE.exec(text) ?? [];
  if (from === undefined || to === undefined) {
    return <IsolatedRuns text={text} />;
  }
  return (
    <bdi dir="rtl">
      {messages.fromTo(figure(from), figure(to))} <bdi dir="ltr">{unit}</bdi>
    </bdi>
  );
}

function figure(text: string): string {
  return toPersianDigits(text.replace('.', '٫'));
}

/** The runs of a text in their order. */
export function splitRuns(text: string): { run: string; isLatin: boolean; at: number }[] {
  const runs = [];
  let end = 0;
  for (const { 0: run, index } of text.matchAll(LATIN_RUN)) {
    if (index > end) {
      runs.push({ run: text.slice(end, index), isLatin: false, at: end });
    }
    runs.push({ run, isLatin: true, at: index });
    end = index + run.length;
  }
  if (end < text.length) {
    runs.push({ run: text.slice(end), isLatin: false, at: end });
  }
  return runs;
}
