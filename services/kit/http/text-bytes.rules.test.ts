import { expect, it } from 'vitest';
import { toBody } from './text-bytes.ts';

it('leaves a short text and bytes as they are', () => {
  const bytes = Buffer.from('{}'.repeat(2_000));
  expect(toBody('{"title":"پیچ"}')).toBe('{"title":"پیچ"}');
  expect(toBody(bytes)).toBe(bytes);
});

it.each([1_024, 5_000, 65_535, 65_536, 65_537, 300_000])('gives the bytes of a text of %d units', (size) => {
  const text = 'پیچ «M8» ۵٫۵ 😀'.repeat(size).slice(0, size);
  const sent = toBody(text);
  expect(sent).toBeInstanceOf(Buffer);
  expect(Buffer.compare(sent as Buffer, Buffer.from(text))).toBe(0);
});

it('puts parts after each other, few and many', () => {
  for (const parts of [['{"items":[', '', '"پیچ"', ']}'], ['الف'.repeat(30_000), 'ب'.repeat(3)], [], ['']]) {
    expect(String(toBody(parts))).toBe(parts.join(''));
  }
});

it('keeps what it gave before', () => {
  const first = toBody('یکم'.repeat(1_000));
  toBody('دوم'.repeat(1_000));
  expect(String(first)).toBe('یکم'.repeat(1_000));
});

it('sends half a sign as what stands for it, as anything else that writes a text', () => {
  const text = `${'آ'.repeat(2_000)}\ud83d`;
  expect(toBody(text)).toEqual(Buffer.from(text));
});
