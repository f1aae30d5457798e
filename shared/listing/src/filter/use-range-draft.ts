import { parseNumberFa } from '@bazaar/locale';
import { useState } from 'react';
import { isUpsideDown, mended, type RangeEnd, type RangeValue, unitOf, withEnd } from './range.rules.ts';
import type { RangeUnit } from './unit.rules.ts';

interface RangeDraftInput {
  range: RangeValue | undefined;
  units: readonly RangeUnit[];
  defaultUnitId?: number | null | undefined;
  onChange: (range: RangeValue | undefined) => void;
}

/** What is being written in a range before it is a number, and the unit on the screen. */
export function useRangeDraft({ range, units, defaultUnitId, onChange }: RangeDraftInput) {
  const [texts, setTexts] = useState<Partial<Record<RangeEnd, string>>>({});
  const [shownUnitId, setShownUnitId] = useState<number>();
  const [isSwapped, setSwapped] = useState(false);
  const unit = unitOf(units, shownUnitId ?? range?.unitId ?? defaultUnitId);

  const put = (end: RangeEnd, number: number | undefined) => {
    setSwapped(false);
    onChange(withEnd(range, { end, number, unit }, units));
  };
  const write = (end: RangeEnd, text: string) => {
    setTexts({ ...texts, [end]: text });
    const number = parseNumberFa(text);
    if (number !== null || text.trim() === '') {
      put(end, number ?? undefined);
    }
  };
  /** The writing of an end is over: what is no number stays to be corrected, and ends that crossed change places. */
  const settle = (end: RangeEnd) => {
    const { [end]: text, ...rest } = texts;
    if (text !== undefined && !isWrong(text)) {
      setTexts(rest);
    }
    if (range !== undefined && isUpsideDown(range)) {
      setTexts({});
      setSwapped(true);
      onChange(mended(range));
    }
  };
  return { unit, texts, isSwapped, put, write, settle, setUnitId: setShownUnitId };
}

/** A text that is no number, and not nothing. */
export function isWrong(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '' && parseNumberFa(text) === null;
}
