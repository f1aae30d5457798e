import { expect, it } from 'vitest';
import { MAX_NOTE_TITLE_LENGTH, noteTitleOf } from './note-limits.ts';

const full = 'پ'.repeat(MAX_NOTE_TITLE_LENGTH - 1);

it('takes a title over as it is, and cuts one that is too long', () => {
  expect(noteTitleOf('پمپ 😀')).toBe('پمپ 😀');
  expect(noteTitleOf(`${full}مپ`)).toBe(`${full}م`);
});

it('leaves no half of a character where it cuts', () => {
  expect(noteTitleOf(`${full}😀`)).toBe(full);
});
