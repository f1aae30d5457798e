import type { ReactNode } from 'react';

/** Words for the ear only. Renders a `<span>`. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
