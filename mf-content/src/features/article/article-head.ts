import { links } from '@bazaar/contracts';
import { type ContentPage, contentFeedHref, type PageId } from '@bazaar/contracts/content';
import type { Head, HeadContext, JsonLd } from '@bazaar/host';
import { breadcrumbJsonLd } from '@bazaar/host';
import type { Article, WithContext } from 'schema-dts';
import type { CommentsView } from '../../common/comments/comments.address.ts';
import { articleKeys } from './article.queries.ts';
import { articleBreadcrumb } from './article-breadcrumb.ts';
import { messages } from './messages.ts';

/**
 * What the page gets from its loader. The present time is taken there, so that server and browser show the same ages.
 */
export interface ArticleData {
  id: PageId;
  now: string;
  /** Which of its comments are shown. */
  view: CommentsView;
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
    feed: {
      title: messages.feedOfType(article.contentType.title),
      path: contentFeedHref({ contentTypeId: article.contentType.id }),
    },
    jsonLd: [
      articleJsonLd(article, { origin, url: origin + canonicalPath, siteName: config.siteName }),
      breadcrumbJsonLd(articleBreadcrumb(article), origin, canonicalPath),
    ],
  };
}

interface Site {
  origin: string;
  url: string;
  siteName: string;
}

function articleJsonLd(article: ContentPage, { origin, url, siteName }: Site): JsonLd {
  const { title, summary, publishedAt, updatedAt, authorName, contentType, labels, readingMinutes } = article;
  const { supplier, likes } = article;
  const block = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    ...(summary && { description: summary }),
    inLanguage: 'fa-IR',
    datePublished: publishedAt,
    dateModified: updatedAt,
    author:
      supplier === null
        ? { '@type': 'Person', name: authorName }
        : {
            '@type': 'Organization',
            name: supplier.name,
            url: origin + links.supplier(supplier.id, supplier.slug),
          },
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: { '@type': 'LikeAction' },
      userInteractionCount: likes,
    },
    publisher: { '@type': 'Organization', name: siteName },
    articleSection: contentType.title,
    ...(labels.length > 0 && { keywords: labels }),
    timeRequired: `PT${readingMinutes}M`,
    url,
    mainEntityOfPage: url,
  } as const satisfies WithContext<Article>;
  return block;
}
