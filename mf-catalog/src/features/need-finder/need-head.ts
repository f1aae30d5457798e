import { links } from '@bazaar/contracts';
import { breadcrumbJsonLd, type Head, type HeadContext } from '@bazaar/host';
import { isolate } from '@bazaar/locale';
import { messages as shared } from '../../common/text/messages.ts';
import { messages } from './messages.ts';
import type { NeedAsk } from './need.address.ts';

/**
 * What the page gets from its loader. The present time is taken there, so that server and browser judge dates alike.
 */
export interface NeedData extends NeedAsk {
  now: string;
}

/** The tool itself is indexed; the needs that were entered are not. */
export function needHead({ q: need }: NeedData, { origin }: HeadContext): Head {
  const path = links.needFinder();
  return {
    title: need === '' ? messages.headTitle : messages.headTitleFor(isolate(need)),
    description: messages.headDescription,
    canonicalPath: path,
    ...(need !== '' && { robots: 'noindex,follow' }),
    jsonLd: [
      breadcrumbJsonLd([{ label: shared.home, href: links.home() }, { label: messages.title }], origin, path),
    ],
  };
}
