import { useEffect } from 'react';

/** The key `/` focuses the search: the hero's while it is visible, else the header's. */
export function useSlashKey(): void {
  useEffect(() => {
    const focusSearch = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) {
        return;
      }
      const field = findField();
      if (field) {
        event.preventDefault();
        field.focus();
        field.select();
      }
    };
    document.addEventListener('keydown', focusSearch);
    return () => document.removeEventListener('keydown', focusSearch);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null
  );
}

function findField(): HTMLInputElement | null {
  const isHeroLeading = document.querySelector('[data-search-input="quiet"]') !== null;
  return (
    (isHeroLeading ? document.querySelector<HTMLInputElement>('[data-search-input="hero"]') : null) ??
    document.querySelector<HTMLInputElement>('[data-search-input]')
  );
}
