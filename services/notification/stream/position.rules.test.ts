import { describe, expect, it } from 'vitest';
import { readPosition } from './position.rules.ts';

describe('readPosition', () => {
  it.each(['7:7:', '7:9:7', '7:12:7,9,11', '3000000000:3000000001:'])('accepts %s', (text) => {
    expect(readPosition(text)).toBe(text);
  });

  it.each([
    undefined,
    '',
    '12',
    '9:7:',
    '0:0:',
    '7:9:9',
    '7:9:6',
    '7:12:9,8',
    '7:12:8,8',
    '7:9:7,',
    "7:9:'; select",
    '7:9: 7',
    `7:9:${'7,'.repeat(5_000)}7`,
    '99999999999999999999:99999999999999999999:',
  ])('refuses %s', (text) => {
    expect(readPosition(text)).toBeNull();
  });
});
