import { parseNumberFa } from '@bazaar/locale';
import { startTransition, useEffect, useRef, useState } from 'react';
import { isUpsideDown, normalized, type RangeEnd, type RangeValue, unitOf, withEnd } from './range.rules.ts';
import type { RangeUnit } from './unit.rules.ts';

interface RangeDraftInput {
  range: RangeValue | undefined;
  units: readonly RangeUnit[];
  defaultUnitId?: number | null | undefined;
  onChange: (range: RangeValue | undefined) => void;
}

/** The text that is being written in a range before it is a number, and the unit on the screen. */
export function useRangeDraft({ range, units, defaultUnitId, onChange }: RangeDraftInput) {
  const [texts, setTexts] = useState<Partial<Record<RangeEnd, string>>>({});
  const [shownUnitId, setShownUnitId] = useState<number>();
  const [isSwapped, setSwapped] = useState(false);
  const unit = unitOf(units, shownUnitId ?? range?.unitId ?? defaultUnitId);

  // What was written last, which the list may not have received yet.
  const latest = useRef(range);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same range may come as another object
  useEffect(() => {
    latest.current = range;
  }, [range?.value, range?.maxValue, range?.unitId]);

  const put = (end: RangeEnd, number: number | undefined) => {
    setSwapped(false);
    latest.current = withEnd(latest.current, { end, number, unit }, units);
    onChange(latest.current);
  };
  const write = (end: RangeEnd, text: string) => {
    setTexts((before) => ({ ...before, [end]: text }));
    const number = parseNumberFa(text);
    if (number !== null || text.trim() === '') {
      // The typed letter comes first: its consequences redraw every facet.
      startTransition(() => put(end, number ?? undefined));
    }
  };
  /** Ends the editing of one number: a text without a number stays for correction, and crossed ends are exchanged. */
  const settle = (end: RangeEnd) => {
    setTexts((before) => {
      const { [end]: text, ...rest } = before;
      return text === undefined || isWrong(text) ? before : rest;
    });
    const written = latest.current;
    if (written !== undefined && isUpsideDown(written)) {
      setTexts({});
      setSwapped(true);
      latest.current = normalized(written);
      onChange(latest.current);
    }
  };
  return { unit, texts, isSwapped, put, write, settle, setUnitId: setShownUnitId };
}

/** True for a text that is neither a number nor empty. */
export function isWrong(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '' && parseNumberFa(text) === null;
}
