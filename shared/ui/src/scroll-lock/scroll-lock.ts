const ATTRIBUTE = 'data-scroll-locked';

let locks = 0;

/**
 * Locks the page's scrolling behind what covers it, until the returned function is called. An attribute and not
 * `html:has(dialog:modal)`: with that rule every change of any element makes the browser restyle the whole page.
 */
export function lockScroll(): () => void {
  locks += 1;
  document.documentElement.setAttribute(ATTRIBUTE, '');
  let isHeld = true;
  return () => {
    locks -= isHeld ? 1 : 0;
    isHeld = false;
    document.documentElement.toggleAttribute(ATTRIBUTE, locks > 0);
  };
}
