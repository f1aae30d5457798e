import type { AnchorProps } from '@bazaar/ui/link';
import { RouterLink } from '../routing/router-link.tsx';

/**
 * A link as the router writes it into a document, where nobody clicks: to resolve an address that is whole already takes
 * longer than all else of a link, and a page has a hundred.
 */
export function DocumentLink({ href, ...anchor }: AnchorProps) {
  return href.startsWith('/') ? (
    <a {...anchor} href={href} data-discover="true" />
  ) : (
    <RouterLink href={href} {...anchor} />
  );
}
