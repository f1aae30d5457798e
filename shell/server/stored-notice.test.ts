import { describe, expect, it } from 'vitest';
import { createHtmlCache } from './html-cache.ts';
import { withStoredNotice } from './stored-notice.ts';

function given(html: string) {
  const cache = createHtmlCache(() => Date.parse('2026-11-26T11:02:00Z'));
  cache.set('/a', html, { placeholder: 'N', releases: [] });
  const found = cache.get('/a');
  if (!found) {
    throw new Error('It was stored.');
  }
  return withStoredNotice(found.document).parts.join('7');
}

describe('the notice of a stored page', () => {
  it('names the time of the page in Tehran, before the root, with the visitor’s nonce for its style', () => {
    const html = given('<body nonce="N"><div id="root">سلام</div></body></html>');

    expect(html).toMatch(
      /^<body nonce="7"><style nonce="7">[^<]+<\/style><p id="[a-z-]+" role="status">[^<]*ساعت ۱۴:۳۲[^<]*<\/p><div id="root">سلام<\/div><\/body><\/html>$/,
    );
  });

  it('is left out of a document without a root', () => {
    expect(given('<p nonce="N">')).toBe('<p nonce="7">');
  });
});
