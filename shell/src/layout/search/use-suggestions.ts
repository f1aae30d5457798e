import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';
import { useScrollLock } from './use-scroll-lock.ts';

/** What the lazily loaded list lets the field do. */
export interface SuggestionHandle {
  /** True when the list handled the key. */
  press(key: string): boolean;
}

/** What the list reports to the field, for its ARIA attributes. */
export interface SuggestionReport {
  count: number;
  activeId: string | undefined;
}

const NOTHING: SuggestionReport = { count: 0, activeId: undefined };

/** The field's half of a combobox (WAI-ARIA): opens, closes, and passes keys to the list. */
export function useSuggestions({ inputRef }: { inputRef: RefObject<HTMLInputElement | null> }) {
  const [isOpen, setOpen] = useState(false);
  const [report, setReport] = useState(NOTHING);
  const panelRef = useRef<SuggestionHandle>(null);
  const listId = useId();
  useScrollLock(isOpen);
  const open = () => setOpen(true);
  const close = useCallback(() => {
    setOpen(false);
    setReport(NOTHING);
  }, []);

  const press = (key: string): boolean => {
    if (!isOpen) {
      const opens = key === 'ArrowDown' || key === 'ArrowUp';
      if (opens) {
        open();
      }
      return opens;
    }
    if (key === 'Escape') {
      close();
      return true;
    }
    return panelRef.current?.press(key) ?? false;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While an input method composes, it handles the keys.
    if (!event.nativeEvent.isComposing && press(event.key)) {
      event.preventDefault();
    }
  };

  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) {
      close();
    }
  };

  const isExpanded = isOpen && report.count > 0;
  return {
    isOpen,
    isExpanded,
    open,
    close,
    panelRef,
    listId,
    onReport: setReport,
    onBlur,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-haspopup': 'listbox' as const,
      'aria-expanded': isExpanded,
      'aria-controls': isExpanded ? listId : undefined,
      'aria-activedescendant': report.activeId,
      onFocus: open,
      // A click on a field that already has the focus opens the list again.
      onClick: () => inputRef.current === document.activeElement && open(),
      onKeyDown,
    },
  };
}
