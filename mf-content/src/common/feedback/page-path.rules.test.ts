import { expect, it } from 'vitest';
import { pagePathOf, readablePath } from './page-path.rules.ts';

it('pagePathOf takes paths of this site alone', () => {
  expect(pagePathOf('/products/7/%D9%BE%D9%85%D9%BE?x=1')).toBe('/products/7/%D9%BE%D9%85%D9%BE?x=1');
  for (const about of [
    null,
    '',
    'faq',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/a b',
    `/${'a'.repeat(600)}`,
  ]) {
    expect(pagePathOf(about)).toBeNull();
  }
});

it('readablePath shows Persian letters, and a broken path as it is', () => {
  expect(readablePath('/products/7/%D9%BE%D9%85%D9%BE')).toBe('/products/7/پمپ');
  expect(readablePath('/%E0%A4%A')).toBe('/%E0%A4%A');
});
