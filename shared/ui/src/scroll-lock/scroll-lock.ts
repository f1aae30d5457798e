const ATTRIBUTE = 'data-scroll-locked';

let locks = 0;

/**
 * Holds the page still behind what covers it, until the answered function is called. An attribute and not
 * `html:has(dialog:modal)`: with that rule every change of any element makes the browser style the whole page anew.
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
