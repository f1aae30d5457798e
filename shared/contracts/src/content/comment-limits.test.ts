import { expect, it } from 'vitest';
import { addComment } from './comment.contract.ts';
import { commentLength, MAX_COMMENT_LENGTH, MIN_COMMENT_LENGTH } from './comment-limits.ts';

const isAccepted = (text: string) => addComment.body?.safeParse({ pageId: 1, text }).success;

it('counts characters of two code units once, and no space around the text', () => {
  expect(commentLength('  پمپ👍 ')).toBe(4);
});

it('is the measure by which the contract accepts a text', () => {
  expect(isAccepted('👍'.repeat(MAX_COMMENT_LENGTH))).toBe(true);
  expect(isAccepted('👍'.repeat(MAX_COMMENT_LENGTH + 1))).toBe(false);
  expect(isAccepted(`   ${'ا'.repeat(MIN_COMMENT_LENGTH - 1)}   `)).toBe(false);
  expect(isAccepted('👍'.repeat(MIN_COMMENT_LENGTH))).toBe(true);
});
