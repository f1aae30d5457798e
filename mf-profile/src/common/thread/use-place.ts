import { useHost } from '@bazaar/host';

/** The name under which this tab keeps what is written in a place; another user of the tab has others. */
export function usePlace(name: string): string {
  const { userId } = useHost().useSession();
  return `${userId ?? ''}.${name}`;
}
