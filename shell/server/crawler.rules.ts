/** What crawlers and makers of link previews call themselves. */
const CRAWLER =
  /(?<!\bcu)bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|embedly|google-inspectiontool|mediapartners|feedfetcher/i;

/** Whether a request says that it comes from a program that reads pages for an index or a preview. */
export function isCrawler(userAgent: string | undefined): boolean {
  return CRAWLER.test(userAgent ?? '');
}
