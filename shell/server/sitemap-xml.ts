import type { SitemapAddress, SitemapFile } from './sitemap.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** Characters per write: a write for each address would cost more than the address. */
const CHUNK_LENGTH = 32 * 1024;

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no way to write these
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** The index of a site map. */
export function indexXml(files: readonly SitemapFile[], origin: string): string {
  const entries = files.map((file) => entryXml('sitemap', `${origin}/${file.name}`, file.changedAt));
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>${entries.join('')}</sitemapindex>`;
}

/** One file of a site map, in chunks, as its addresses arrive. */
export async function* fileXml(
  addresses: AsyncIterable<SitemapAddress>,
  origin: string,
): AsyncGenerator<string> {
  let text = `${DECLARATION}<urlset ${NAMESPACE}>`;
  for await (const { path, changedAt } of addresses) {
    text += entryXml('url', origin + path, changedAt);
    if (text.length > CHUNK_LENGTH) {
      yield text;
      text = '';
    }
  }
  yield `${text}</urlset>`;
}

function entryXml(tag: 'sitemap' | 'url', address: string, changedAt: string | null): string {
  const lastmod = changedAt === null ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
  return `<${tag}><loc>${escapeXml(address)}</loc>${lastmod}</${tag}>`;
}

/** Text for an element or a quoted attribute. Characters that XML has no way to write are left out. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
