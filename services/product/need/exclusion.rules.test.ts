import { describe, expect, it } from 'vitest';
import { knowledge } from '../understanding/knowledge.fixture.ts';
import { readMentions } from '../understanding/mentions.rules.ts';
import { markExclusions } from './exclusion.rules.ts';

const excludedIn = (text: string) =>
  markExclusions(readMentions(text, knowledge))
    .filter(({ isExcluded }) => isExcluded === true)
    .map(({ tokens }) => tokens.map(({ word }) => word).join(' '));

describe('what a need refuses', () => {
  it.each([
    ['شیر توپی غیر از چدنی', ['غیر از چدنی']],
    ['شیر توپی به غیر از چدنی', ['غیر از چدنی']],
    ['پیچ به‌جز M12', ['جز m 12']],
    ['پیچ، بجز گالوانیزه', ['بجز گالوانیزه']],
    ['چراغ هالوژن نباشد', ['هالوژن نباشد']],
  ])('of «%s» is %j', (text, excluded) => {
    expect(excludedIn(text)).toEqual(excluded);
  });

  it.each(['شیر توپی چدنی', 'هد از ۵۰ متر بیشتر نباشد، چدنی', 'پمپ، نباشد'])('of «%s» is nothing', (text) => {
    expect(excludedIn(text)).not.toContain('چدنی');
  });
});
