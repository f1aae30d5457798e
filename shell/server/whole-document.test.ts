import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  compressAtOnce,
  compressWhole,
  etagOf,
  sourceOf,
  textOf,
  type WholeText,
  whyBound,
  withoutNonce,
} from './whole-document.ts';

const take = (html: string) => withoutNonce(html, 'nonce-0');

describe('a text without its nonce', () => {
  it('is the rendered text in everything else', () => {
    const html = '<link href="/a.js" nonce="nonce-0"><p>سلام</p><script nonce="nonce-0">go()</script>';

    expect(take(html)?.text).toBe('<link href="/a.js"><p>سلام</p><script>go()</script>');
  });

  it('names the hash of each script that runs in it, and of nothing else', () => {
    const html = [
      '<script nonce="nonce-0">one()</script>',
      '<script type="application/json">{"two":2}</script>',
      '<script async src="/three.js" nonce="nonce-0"></script>',
      '<script nonce="nonce-0" src="/three.js"></script>',
      '<script nonce="nonce-0" id="four">four(\n)</script>',
      '<p>پایان</p>',
    ].join('');

    expect(take(html)?.scriptHashes).toEqual(['one()', 'four(\n)'].map(sourceOf));
  });

  it.each([
    ['in a script', '<script nonce="nonce-0">push("nonce-0")</script>'],
    ['in a tag that a script writes', `<script nonce="nonce-0">write('<b nonce="nonce-0">')</script>`],
    ['of a style', '<style nonce="nonce-0">p{}</style>'],
    ['of more scripts than a header can name', '<script nonce="nonce-0">x</script>'.repeat(33)],
  ])('is none when the nonce is %s', (_where, html) => {
    expect(take(html)).toBeNull();
  });

  it('has a reason where it is none', () => {
    const many = '<script nonce="nonce-0">x</script>'.repeat(33);

    expect(whyBound(many, 'nonce-0')).toBe('it has 33 inline scripts; 32 are allowed');
    expect(whyBound('<style nonce="nonce-0">p{}</style>', 'nonce-0')).toMatch(/^its nonce is more/);
  });
});

describe('a whole document', () => {
  const whole: WholeText = { text: '<p>سلام</p>'.repeat(100), scriptHashes: [sourceOf('one()')] };

  it('is its text compressed, with the hashes of its scripts', async () => {
    const document = compressWhole(whole);

    expect((await textOf(document)).toString()).toBe(whole.text);
    expect(document).toMatchObject({
      scriptHashes: whole.scriptHashes,
      bytes: Buffer.byteLength(whole.text),
    });
  });

  it.each(['once', 'often'] as const)(
    'has the same bytes when it is compressed at once, sent %s',
    async (sent) => {
      expect(compressAtOnce(whole.text, sent)).toEqual(await compressWhole(whole, sent).brotli);
    },
  );
});

describe('the validator of a document', () => {
  const given = (text: string, scriptHashes: string[] = []) => etagOf({ text, scriptHashes }, 'often');

  it('is the same for two renderings that read the same data at other times', () => {
    const rendered = (time: number) => {
      const now = new Date(time).toISOString();
      return given(JSON.stringify({ data: 1, dataUpdatedAt: time, dehydratedAt: time + 1, now }));
    };

    expect(rendered(1_790_000_000_000)).toMatch(/^W\/"[\w-]{22}"$/);
    expect(rendered(1_790_000_060_000)).toBe(rendered(1_790_000_000_000));
  });

  it.each([
    ['text', given('<p>2</p>')],
    ['script', given('<p>1</p>', [sourceOf('one()')])],
    ['text that looks like a time', given('"now":"today"')],
  ])('is another for another %s', (_what, other) => {
    expect(other).not.toBe(given('<p>1</p>'));
  });

  it('is none for one that is sent once', () => {
    expect(etagOf({ text: '', scriptHashes: [] }, 'once')).toBeNull();
  });
});

it('names a source by the hash of its text', () => {
  const hash = createHash('sha256').update('سلام').digest('base64');

  expect(sourceOf('سلام')).toBe(`'sha256-${hash}'`);
});
