import { describe, expect, it } from 'vitest';
import { STORED_NOTICE_STYLE, withStoredNotice } from './stored-notice.ts';
import { sourceOf } from './whole-document.ts';

const given = (html: string) =>
  withStoredNotice(Buffer.from(html), Date.parse('2026-11-26T11:02:00Z')).toString();

describe('the notice of a stored page', () => {
  it('names the time of the page in Tehran, before the root, with a style that its source allows', () => {
    const html = given('<body><div id="root">سلام</div></body></html>');

    expect(html).toMatch(
      /^<body><style>[^<]+<\/style><p id="[a-z-]+" role="status">[^<]*ساعت ۱۴:۳۲[^<]*<\/p><div id="root">سلام<\/div><\/body><\/html>$/,
    );
    expect(sourceOf(/<style>([^<]+)</.exec(html)?.[1] ?? '')).toBe(STORED_NOTICE_STYLE);
  });

  it('is left out of a document without a root', () => {
    expect(given('<p>سلام</p>')).toBe('<p>سلام</p>');
  });
});
