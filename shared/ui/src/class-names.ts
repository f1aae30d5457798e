/**
 * The class attribute made of the names that are defined; undefined without any, so that no empty attribute is written.
 */
export function joinClasses(...names: readonly (string | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
