import { type ReactNode, useState } from 'react';

/** One state of a component, drawn with its caption. */
export interface SpecimenState {
  title: string;
  node: ReactNode;
  /** Drawn as under a pointer, or as reached by the keyboard. */
  force?: 'hover' | 'focus';
  /** Gets the whole line: tables, grids, heads of pages. */
  wide?: true;
  /** Covers the page or keeps to its edge, so it is shown in a frame of its own. */
  alone?: true;
}

/** The states of every component of one import: `{ Button: [...], LinkButton: [...] }`. */
export type PartSpecimens = Readonly<Record<string, readonly SpecimenState[]>>;

/** Specimens by the import that gives the components: `@bazaar/ui/button`. */
export type Specimens = Readonly<Record<string, PartSpecimens>>;

export const LONG_TEXT =
  'مجموعه کامل پمپ گریز از مرکز افقی یک‌طبقه با بدنه چدنی، پروانه برنزی و آب‌بند مکانیکی برای انتقال آب صنعتی در دمای بالا';
export const LATIN_TEXT = 'پمپ Grundfos CR 32-4 با کوپلینگ KSB و استاندارد ISO 2858';

export const DEFAULT = 'پیش‌فرض';
export const HOVERED = 'زیر نشانگر';
export const FOCUSED = 'در تمرکز صفحه‌کلید';
export const DISABLED = 'غیرفعال';
export const BUSY = 'در حال انجام';
export const FAILED = 'خطا';
export const EMPTY = 'خالی';
export const LONG = 'متن بلند';
export const LATIN = 'متن لاتین';

/** For what a specimen would do and does not. */
export const ignore = () => undefined;

/** The states in which every control is drawn alike: at rest, hovered and focused. */
export function restHoverFocus(node: ReactNode): SpecimenState[] {
  return [
    { title: DEFAULT, node },
    { title: HOVERED, node, force: 'hover' },
    { title: FOCUSED, node, force: 'focus' },
  ];
}

interface StatefulProps<Value> {
  initial: Value;
  children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

/** States that get a whole line each. */
export function wide(states: readonly SpecimenState[]): SpecimenState[] {
  return states.map((state) => ({ ...state, wide: true }));
}

/** Keeps the value of a controlled component, so that its specimen can be used. */
export function Stateful<Value>({ initial, children }: StatefulProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
