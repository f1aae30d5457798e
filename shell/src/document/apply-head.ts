import type { DocumentHead } from './head.ts';

/** Writes a page's head into the live document after a navigation in the browser. */
export function applyHead(head: DocumentHead): void {
  document.title = head.title;
  setContent('meta[name="description"]', head.description);
  setContent('meta[property="og:title"]', head.title);
  setContent('meta[property="og:description"]', head.description);
  setContent('meta[property="og:url"]', head.canonical);
  setContent('meta[property="og:type"]', head.openGraphType);
  setContent('meta[name="robots"]', head.robots ?? 'index,follow');
  for (const link of document.querySelectorAll('link[rel="canonical"], link[hreflang]')) {
    link.setAttribute('href', head.canonical);
  }
  // Crawlers read structured data from the document they fetched; after a navigation it is outdated and removed.
  for (const block of document.querySelectorAll('script[type="application/ld+json"]')) {
    block.remove();
  }
}

function setContent(selector: string, content: string): void {
  document.querySelector(selector)?.setAttribute('content', content);
}
