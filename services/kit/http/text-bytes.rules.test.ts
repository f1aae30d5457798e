import { expect, it } from 'vitest';
import { toBody } from './text-bytes.ts';

it('leaves a short text and bytes unchanged', () => {
  const bytes = Buffer.from('{}'.repeat(2_000));
  expect(toBody('{"title":"پیچ"}')).toBe('{"title":"پیچ"}');
  expect(toBody(bytes)).toBe(bytes);
});

it.each([1_024, 5_000, 65_535, 65_536, 65_537, 300_000])(
  'returns the bytes of a text of %d units',
  (size) => {
    const text = 'پیچ «M8» ۵٫۵ 😀'.repeat(size).slice(0, size);
    const sent = toBody(text);
    expect(sent).toBeInstanceOf(Buffer);
    expect(Buffer.compare(sent as Buffer, Buffer.from(text))).toBe(0);
  },
);

it('joins parts in order, few and many', () => {
  for (const parts of [['{"items":[', '', '"پیچ"', ']}'], ['الف'.repeat(30_000), 'ب'.repeat(3)], [], ['']]) {
    expect(String(toBody(parts))).toBe(parts.join(''));
  }
});

it('does not overwrite earlier results', () => {
  const first = toBody('یکم'.repeat(1_000));
  toBody('دوم'.repeat(1_000));
  expect(String(first)).toBe('یکم'.repeat(1_000));
});

it('replaces half a surrogate pair as `Buffer.from` does', () => {
  const text = `${'آ'.repeat(2_000)}\ud83d`;
  expect(toBody(text)).toEqual(Buffer.from(text));
});
