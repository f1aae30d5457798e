import { links } from '@bazaar/contracts';
import type { TradeDeadlines } from '@bazaar/contracts/trade';
import type { Head, HeadContext, JsonLd } from '@bazaar/host';
import { breadcrumbJsonLd } from '@bazaar/host';
import type { BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import type { HowTo, WithContext } from 'schema-dts';
import { messages as common } from '../../common/text/messages.ts';
import { deadlineWords } from './deadline-words.rules.ts';
import { howItWorksKeys } from './how-it-works.queries.ts';
import { buyerSteps, messages } from './messages.ts';

/** Title, description, and the buyer's steps for search engines. */
export function howItWorksHead(_data: unknown, { queryClient, origin }: HeadContext): Head {
  const deadlines = queryClient.getQueryData<TradeDeadlines>(howItWorksKeys.deadlines());
  return {
    title: messages.title,
    description: messages.description,
    canonicalPath: links.howItWorks(),
    jsonLd: [
      ...(deadlines ? [howToJsonLd(deadlines)] : []),
      breadcrumbJsonLd(howItWorksBreadcrumb(), origin, links.howItWorks()),
    ],
  };
}

export function howItWorksBreadcrumb(): BreadcrumbItem[] {
  return [
    { label: common.home, href: links.home() },
    { label: messages.help, href: links.helpSearch() },
    { label: messages.shortTitle },
  ];
}

function howToJsonLd(deadlines: TradeDeadlines): JsonLd {
  const block = {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: messages.buyersTitle,
    step: buyerSteps(deadlineWords(deadlines)).map(({ title, text }, index) => ({
      '@type': 'HowToStep' as const,
      position: index + 1,
      name: title,
      text,
    })),
  } as const satisfies WithContext<HowTo>;
  return block;
}
