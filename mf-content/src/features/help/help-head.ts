import type { RichText } from '@bazaar/contracts';
import { links } from '@bazaar/contracts';
import type { HelpItem } from '@bazaar/contracts/content';
import type { Head, HeadContext, JsonLd } from '@bazaar/host';
import { breadcrumbJsonLd } from '@bazaar/host';
import type { BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import type { HowTo, WithContext } from 'schema-dts';
import { helpKeys } from '../../common/help/help.queries.ts';
import { plainText } from '../../common/reading/headings.rules.ts';
import { messages as common } from '../../common/text/messages.ts';
import { messages } from './messages.ts';

/** A shorter text is of no use as a search result of its own. */
const THIN_LENGTH = 200;
const DESCRIPTION_LENGTH = 160;

export interface HelpItemData {
  uniqueId: string;
}

/** Title, description and structured data of one help text: its steps, where it has some. */
export function helpItemHead({ uniqueId }: HelpItemData, { queryClient, origin }: HeadContext): Head {
  const item = queryClient.getQueryData<HelpItem>(helpKeys.item(uniqueId));
  if (!item) {
    return { title: messages.title };
  }
  const text = plainText(item.body);
  const canonicalPath = links.help(uniqueId);
  const steps = stepsOf(item.body);
  return {
    title: item.title,
    description: text.slice(0, DESCRIPTION_LENGTH),
    canonicalPath,
    ...(text.length < THIN_LENGTH && { robots: 'noindex,follow' }),
    jsonLd: [
      ...(steps.length > 1 ? [howToJsonLd(item.title, steps)] : []),
      breadcrumbJsonLd(helpItemBreadcrumb(item), origin, canonicalPath),
    ],
  };
}

/** The search has one address in search engines, and its results none. */
export function helpSearchHead({ q }: { q: string }, { origin }: HeadContext): Head {
  return {
    title: q === '' ? messages.title : messages.resultTitle(q),
    description: messages.description,
    canonicalPath: links.helpSearch(),
    ...(q !== '' && { robots: 'noindex,follow' }),
    jsonLd: [breadcrumbJsonLd(helpBreadcrumb(), origin, links.helpSearch())],
  };
}

export function helpBreadcrumb(): BreadcrumbItem[] {
  return [{ label: common.home, href: links.home() }, { label: messages.title }];
}

export function helpItemBreadcrumb({ title }: HelpItem): BreadcrumbItem[] {
  return [
    { label: common.home, href: links.home() },
    { label: messages.title, href: links.helpSearch() },
    { label: title },
  ];
}

/** The items of the first numbered list. */
function stepsOf(body: RichText): string[] {
  const list = body.find((node) => typeof node !== 'string' && node.tag === 'ol');
  return list === undefined || typeof list === 'string'
    ? []
    : list.children.filter((node) => typeof node !== 'string').map((item) => plainText([item]));
}

function howToJsonLd(name: string, steps: readonly string[]): JsonLd {
  const block = {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name,
    step: steps.map((text, index) => ({ '@type': 'HowToStep' as const, position: index + 1, text })),
  } as const satisfies WithContext<HowTo>;
  return block;
}
