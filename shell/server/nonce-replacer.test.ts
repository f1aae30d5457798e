import { describe, expect, it } from 'vitest';
import { createNonceReplacer } from './nonce-replacer.ts';

const PLACEHOLDER = 'nonce-nonce-7f';
const TEXT = `<p>no</p><script nonce="${PLACEHOLDER}">a</script><p>nonce-nonce-</p><b nonce="${PLACEHOLDER}">non`;
const FILLED = '<p>no</p><script nonce="Zm9v">a</script><p>nonce-nonce-</p><b nonce="Zm9v">non';

function fillInChunks(chunks: readonly string[]): string {
  const replacer = createNonceReplacer(PLACEHOLDER, 'Zm9v');
  return chunks.map(replacer.replace).join('') + replacer.rest();
}

describe('createNonceReplacer', () => {
  it('fills a placeholder wherever a chunk ends in it', () => {
    const filled = Array.from({ length: TEXT.length + 1 }, (_, end) =>
      fillInChunks([TEXT.slice(0, end), TEXT.slice(end)]),
    );

    expect(new Set(filled)).toEqual(new Set([FILLED]));
  });

  it('fills placeholders of a text that comes by single characters', () => {
    expect(fillInChunks([...TEXT])).toBe(FILLED);
  });

  it('holds back no more than what may be a beginning of the placeholder', () => {
    const replacer = createNonceReplacer(PLACEHOLDER, 'Zm9v');

    expect(replacer.replace('<p>text</p>')).toBe('<p>text</p>');
    expect(replacer.replace('<script nonce="nonce-')).toBe('<script nonce="');
    expect(replacer.replace('else"')).toBe('nonce-else"');
    expect(replacer.rest()).toBe('');
  });
});
