/** User agents of crawlers and of programs that make link previews. */
const CRAWLER =
  /(?<!\bcu)bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|embedly|google-inspectiontool|mediapartners|feedfetcher/i;

/** Whether the user agent names a crawler or a program that makes link previews. */
export function isCrawler(userAgent: string | undefined): boolean {
  return CRAWLER.test(userAgent ?? '');
}
