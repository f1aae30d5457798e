import { links } from '@bazaar/contracts';
import type { ContentPage, PageId } from '@bazaar/contracts/content';
import type { Head, HeadContext, JsonLd } from '@bazaar/host';
import { breadcrumbJsonLd } from '@bazaar/host';
import { articleKeys } from './article.queries.ts';
import { articleBreadcrumb } from './article-breadcrumb.ts';
import { messages } from './messages.ts';

/**
 * What the page gets from its loader. The present time is taken there, so that server and browser show the same ages.
 */
export interface ArticleData {
  id: PageId;
  now: string;
}

/** Title, description and structured data of an article. */
export function articleHead({ id }: ArticleData, { queryClient, origin, config }: HeadContext): Head {
  const article = queryClient.getQueryData<ContentPage>(articleKeys.detail(id));
  if (!article) {
    return { title: messages.article };
  }
  const canonicalPath = links.content(article.id, article.slug);
  return {
    title: article.title,
    ...(article.summary && { description: article.summary }),
    canonicalPath,
    openGraphType: 'article',
    jsonLd: [
      articleJsonLd(article, origin + canonicalPath, config.siteName),
      breadcrumbJsonLd(articleBreadcrumb(article), origin, canonicalPath),
    ],
  };
}

function articleJsonLd(article: ContentPage, url: string, siteName: string): JsonLd {
  const { title, summary, publishedAt, updatedAt, authorName, contentType, labels, readingMinutes } = article;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    ...(summary && { description: summary }),
    inLanguage: 'fa-IR',
    datePublished: publishedAt,
    dateModified: updatedAt,
    author: { '@type': 'Person', name: authorName },
    publisher: { '@type': 'Organization', name: siteName },
    articleSection: contentType.title,
    ...(labels.length > 0 && { keywords: labels }),
    timeRequired: `PT${readingMinutes}M`,
    url,
    mainEntityOfPage: url,
  };
}
