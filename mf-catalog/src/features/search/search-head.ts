import { links } from '@bazaar/contracts';
import type { Head } from '@bazaar/host';
import { isolate } from '@bazaar/locale';
import { messages } from './messages.ts';
import type { SearchView } from './search.address.ts';

/** Result pages are not indexed: search engines only follow their links. */
export function searchHead(view: SearchView): Head {
  return {
    title: messages.headTitle(isolate(view.term)),
    description: messages.headDescription(isolate(view.term)),
    canonicalPath: links.search(view.term, view.scope),
    robots: 'noindex,follow',
  };
}
