import { links } from '@bazaar/contracts';
import { contentFeedHref, type PublicContent } from '@bazaar/contracts/content';
import type { Feed } from './feed.ts';
import { escapeXml } from './sitemap-xml.ts';

interface Site {
  /** `https://…`: the prefix of all addresses. */
  origin: string;
  siteName: string;
}

/** When a feed has no article, it changed at no time that could be told. */
const NEVER = '1970-01-01T00:00:00Z';

/** A feed in Atom (RFC 4287). Every text is escaped; the summary is plain text. */
export function feedXml({ choice, subject, articles }: Feed, { origin, siteName }: Site): string {
  const self = origin + contentFeedHref(choice);
  const updated = articles.map(changeOf).sort().at(-1) ?? NEVER;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fa-IR">',
    element('id', self),
    element('title', subject === null ? siteName : `${subject} | ${siteName}`),
    element('updated', updated),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(origin + listPathOf(choice))}"/>`,
    ...articles.map((article) => entryXml(article, origin)),
    '</feed>',
  ].join('');
}

function listPathOf({ contentTypeId, label }: Feed['choice']): string {
  if (contentTypeId !== undefined) {
    return links.contentType(contentTypeId);
  }
  return label === undefined ? links.contents() : links.contentLabel(label);
}

function entryXml(article: PublicContent, origin: string): string {
  const { id, slug, title, summary, publishedAt, authorName, contentType, labels } = article;
  const address = origin + links.content(id, slug);
  return [
    '<entry>',
    // The address without its slug, which may change.
    element('id', `${origin}${links.contents()}/${id}`),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    element('published', publishedAt),
    element('updated', changeOf(article)),
    `<author>${element('name', authorName)}</author>`,
    ...[contentType.title, ...labels].map((term) => `<category term="${escapeXml(term)}"/>`),
    ...(summary === '' ? [] : [`<summary type="text">${escapeXml(summary)}</summary>`]),
    '</entry>',
  ].join('');
}

function changeOf({ updatedAt, publishedAt }: PublicContent): string {
  return updatedAt ?? publishedAt;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
