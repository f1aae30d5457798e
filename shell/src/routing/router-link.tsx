import type { AnchorProps } from '@bazaar/ui/link';
import { Link } from 'react-router';
import { usePrefetchOnIntent } from './prefetch.ts';

/**
 * A link of this site: navigates without a document load, and fetches its target's remote on intent. Without a view
 * transition: taking the old page's picture held the new one back by 30 to 60 ms.
 */
export function RouterLink({ href, ...anchor }: AnchorProps) {
  const intent = usePrefetchOnIntent(href);
  return <Link to={href} {...intent} {...anchor} />;
}
