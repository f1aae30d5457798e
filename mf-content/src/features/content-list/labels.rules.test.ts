import { describe, expect, it } from 'vitest';
import { labelsByUse, spellingOf } from './labels.rules.ts';

describe('labelsByUse', () => {
  it('sorts the most used first, and equal ones in order of appearance', () => {
    expect(labelsByUse([['الف', 'ب'], ['ب'], ['پ']])).toEqual(['ب', 'الف', 'پ']);
  });
});

describe('spellingOf', () => {
  it('uses the spelling of the articles', () => {
    expect(spellingOf('كابل', [{ labels: ['برق'] }, { labels: ['کابل'] }])).toBe('کابل');
  });

  it('leaves a label unchanged that no article has', () => {
    expect(spellingOf('هیچ', [{ labels: ['برق'] }])).toBe('هیچ');
  });
});
