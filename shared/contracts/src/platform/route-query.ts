/** True when a declared list of parameters names this one; `#` stands for a number: `p#from`. */
export function namesParameter(declared: readonly string[], name: string): boolean {
  return declared.some(
    (pattern) => pattern === name || (pattern.includes('#') && matchesNumbered(pattern, name)),
  );
}

/** `#` is the only character of a declared name that stands for others. */
function matchesNumbered(pattern: string, name: string): boolean {
  const parts = pattern.split('#').map((part) => part.replace(/[.[\]]/g, '\\$&'));
  return new RegExp(`^${parts.join('\\d{1,10}')}$`).test(name);
}
