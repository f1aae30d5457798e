import { links } from '@bazaar/contracts';
import type { Head, HeadContext } from '@bazaar/host';
import { breadcrumbJsonLd } from '@bazaar/host';
import type { BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import { messages as common } from '../../common/text/messages.ts';
import { messages } from './messages.ts';

/** Title and description of the form; it has one address, whatever page it is about. */
export function feedbackHead(_data: unknown, { origin }: HeadContext): Head {
  return {
    title: messages.title,
    description: messages.description,
    canonicalPath: links.feedback(),
    jsonLd: [breadcrumbJsonLd(feedbackBreadcrumb(), origin, links.feedback())],
  };
}

/** A letter's page is its sender's: no search engine lists it. */
export function feedbackStateHead(): Head {
  return { title: messages.stateTitle, robots: 'noindex,nofollow' };
}

export function feedbackBreadcrumb(): BreadcrumbItem[] {
  return [{ label: common.home, href: links.home() }, { label: messages.title }];
}

export function feedbackStateBreadcrumb(): BreadcrumbItem[] {
  return [
    { label: common.home, href: links.home() },
    { label: messages.title, href: links.feedback() },
    { label: messages.stateTitle },
  ];
}
