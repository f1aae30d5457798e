import { type RefObject, useEffect, useRef } from 'react';

interface OwnComment {
  /** It waits, so that it may be edited. */
  isPending: boolean;
  isEdited: boolean;
  list: RefObject<HTMLElement | null>;
}

/**
 * The pressed button goes with the form of an edit: then the button that led to it has the focus again, or the list, once
 * the comment can no longer be edited. Returns what the button is held by.
 */
export function useFocusAfterEdit({
  isPending,
  isEdited,
  list,
}: OwnComment): RefObject<HTMLButtonElement | null> {
  const edit = useRef<HTMLButtonElement>(null);
  // A comment that nobody has edited here takes the focus from nobody when it is decided.
  const wasEdited = useRef(false);
  useEffect(() => {
    if (!isEdited) {
      return undefined;
    }
    wasEdited.current = true;
    return () => focusIfLost(edit.current);
  }, [isEdited]);
  useEffect(
    () => (isPending ? () => focusIfLost(wasEdited.current ? list.current : null) : undefined),
    [isPending, list],
  );
  return edit;
}

/** The visitor may have gone on to something else meanwhile. */
function focusIfLost(target: HTMLElement | null): void {
  if (document.activeElement === document.body) {
    target?.focus({ preventScroll: true });
  }
}
