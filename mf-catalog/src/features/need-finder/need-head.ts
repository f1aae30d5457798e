import { links } from '@bazaar/contracts';
import { breadcrumbJsonLd, type Head, type HeadContext } from '@bazaar/host';
import { isolate } from '@bazaar/locale';
import { messages as shared } from '../../common/text/messages.ts';
import { messages } from './messages.ts';
import type { NeedAsk } from './need.address.ts';

/** The tool itself is indexed; the needs that were entered are not. */
export function needHead({ q: need }: NeedAsk, { origin }: HeadContext): Head {
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
