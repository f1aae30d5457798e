import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cacheDocument, sourceOf, textOf } from './cached-document.ts';

const ORIGIN = { placeholder: 'nonce-0', releases: ['shell@1'] };
const keep = (html: string) => cacheDocument(html, ORIGIN, 7);

describe('a cached document', () => {
  it('is the rendered text without its nonce', async () => {
    const html = '<link href="/a.js" nonce="nonce-0"><p>سلام</p><script nonce="nonce-0">go()</script>';
    const document = keep(html);

    expect(document && (await textOf(document)).toString()).toBe(
      '<link href="/a.js"><p>سلام</p><script>go()</script>',
    );
    expect(document).toMatchObject({ storedAt: 7, releases: ['shell@1'] });
  });

  it('names the hash of each script that runs in it, and of nothing else', () => {
    const html = [
      '<script nonce="nonce-0">one()</script>',
      '<script type="application/json">{"two":2}</script>',
      '<script async src="/three.js" nonce="nonce-0"></script>',
      '<script nonce="nonce-0" id="four">four(\n)</script>',
    ].join('');

    expect(keep(html)?.scriptHashes).toEqual(['one()', 'four(\n)'].map(sourceOf));
  });

  it.each([
    ['in a script', '<script nonce="nonce-0">push("nonce-0")</script>'],
    ['in a tag that a script writes', `<script nonce="nonce-0">write('<b nonce="nonce-0">')</script>`],
    ['of a style', '<style nonce="nonce-0">p{}</style>'],
  ])('is none when the nonce is %s', (_where, html) => {
    expect(keep(html)).toBeNull();
  });
});

it('names a source by the hash of its text', () => {
  const hash = createHash('sha256').update('سلام').digest('base64');

  expect(sourceOf('سلام')).toBe(`'sha256-${hash}'`);
});
