import { describe, expect, it } from 'vitest';
import { createNonceFiller } from './nonce-filler.ts';

const PLACEHOLDER = 'nonce-nonce-7f';
const TEXT = `<p>no</p><script nonce="${PLACEHOLDER}">a</script><p>nonce-nonce-</p><b nonce="${PLACEHOLDER}">non`;
const FILLED = '<p>no</p><script nonce="Zm9v">a</script><p>nonce-nonce-</p><b nonce="Zm9v">non';

function fillInChunks(chunks: readonly string[]): string {
  const filler = createNonceFiller(PLACEHOLDER, 'Zm9v');
  return chunks.map(filler.fill).join('') + filler.rest();
}

describe('createNonceFiller', () => {
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
    const filler = createNonceFiller(PLACEHOLDER, 'Zm9v');

    expect(filler.fill('<p>text</p>')).toBe('<p>text</p>');
    expect(filler.fill('<script nonce="nonce-')).toBe('<script nonce="');
    expect(filler.fill('else"')).toBe('nonce-else"');
    expect(filler.rest()).toBe('');
  });
});
