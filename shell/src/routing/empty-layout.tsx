import { Outlet } from 'react-router';

/** A page without header and footer (specification §2: /error, /error/400, /error/403). */
export function EmptyLayout() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
