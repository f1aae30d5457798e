import { links } from '@bazaar/contracts';
import type { FaqQuestion } from '@bazaar/contracts/content';
import type { Head, HeadContext, JsonLd } from '@bazaar/host';
import { breadcrumbJsonLd } from '@bazaar/host';
import type { BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import type { FAQPage, WithContext } from 'schema-dts';
import { plainText } from '../../common/reading/headings.rules.ts';
import { messages as common } from '../../common/text/messages.ts';
import { faqKeys } from './faq.queries.ts';
import type { FaqGroup, TopQuestion } from './faq.rules.ts';
import { messages } from './messages.ts';

/** Title, description and structured data, with the most read questions only, so that the block stays small. */
export function faqHead(_data: unknown, { queryClient, origin }: HeadContext): Head {
  const groups = queryClient.getQueryData<FaqGroup[]>(faqKeys.groups()) ?? [];
  const top = queryClient.getQueryData<TopQuestion[]>(faqKeys.top()) ?? [];
  const all = new Map(groups.flatMap(({ questions }) => questions).map((entry) => [entry.id, entry]));
  const questions = top.map(({ id }) => all.get(id)).filter((entry) => entry !== undefined);
  return {
    title: messages.title,
    description: messages.description,
    canonicalPath: links.faq(),
    jsonLd: [
      ...(questions.length > 0 ? [faqJsonLd(questions)] : []),
      breadcrumbJsonLd(faqBreadcrumb(), origin, links.faq()),
    ],
  };
}

export function faqBreadcrumb(): BreadcrumbItem[] {
  return [{ label: common.home, href: links.home() }, { label: messages.title }];
}

function faqJsonLd(questions: readonly FaqQuestion[]): JsonLd {
  const block = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: plainText(answer) },
    })),
  } as const satisfies WithContext<FAQPage>;
  return block;
}
