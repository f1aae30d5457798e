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
    ['شیر توپی استیل نه برنجی', ['نه برنجی']],
    ['شیر توپی نه چدنی و نه برنجی', ['نه چدنی', 'نه برنجی']],
    ['پیچ M10 نه M12', ['نه m 12']],
    ['ایزوگام فویل‌دار نه بدون فویل', ['نه بدون فویل']],
    ['کلید سه پل نه چهار نقطه', ['نه چهار نقطه']],
    ['کلاه تهویه‌دار نباشد', ['تهویه دار نباشد']],
    ['شیر توپی چدنی نفرستید', ['چدنی نفرستید']],
    ['شیر توپی چدنی رو نمی‌خوام', ['چدنی رو نمیخوام']],
    ['پیچ بدون روکش نمی‌خوام', ['بدون روکش نمیخوام']],
    ['پیچ، گالوانیزه قبول نیست', ['گالوانیزه قبول نیست']],
    ['پمپ، چدنی و برنجی قابل قبول نیست', ['چدنی', 'برنجی قابل قبول نیست']],
  ])('of «%s» is %j', (text, excluded) => {
    expect(excludedIn(text)).toEqual(excluded);
  });

  it.each([
    ...['شیر توپی چدنی', 'هد از ۵۰ متر بیشتر نباشد، چدنی', 'پمپ، نباشد', 'نه عدد شیر توپی چدنی'],
    ...['شیر توپی چدنی بیست و نه عدد', 'پمپ چدنی، نه'],
  ])('of «%s» is nothing', (text) => {
    expect(excludedIn(text).filter((words) => !words.includes('بیشتر'))).toEqual([]);
  });
});
