/** The class attribute made of the names that are there; undefined when none is, so that no empty attribute is written. */
export function joinClasses(...names: readonly (string | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
