/** A text with a Persian letter reads from the right, whatever it begins with; one without any as its letters do. */
export function directionOf(text: string): 'rtl' | 'auto' {
  return /\p{Script=Arabic}/u.test(text) ? 'rtl' : 'auto';
}
