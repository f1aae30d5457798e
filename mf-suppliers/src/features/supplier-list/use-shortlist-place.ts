import { useLocation } from 'react-router';

/** Whether the address of this list opens the shortlist, and the addresses that open and close it. */
export function useShortlistPlace() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const isOpen = query.has('shortlist');
  query.delete('shortlist');
  const closed = query.toString();
  return {
    isOpen,
    openHref: `${pathname}?${closed && `${closed}&`}shortlist`,
    closeHref: pathname + (closed && `?${closed}`),
  };
}
