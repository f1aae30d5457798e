import { describe, expect, it } from 'vitest';
import { labelsByUse, spellingOf } from './labels.rules.ts';

describe('labelsByUse', () => {
  it('puts the most used first, and equals as they were met', () => {
    expect(labelsByUse([['الف', 'ب'], ['ب'], ['پ']])).toEqual(['ب', 'الف', 'پ']);
  });
});

describe('spellingOf', () => {
  it('takes the spelling of the articles', () => {
    expect(spellingOf('كابل', [{ labels: ['برق'] }, { labels: ['کابل'] }])).toBe('کابل');
  });

  it('leaves a label that no article has', () => {
    expect(spellingOf('هیچ', [{ labels: ['برق'] }])).toBe('هیچ');
  });
});
