import { describe, expect, it } from 'vitest';
import { judgeName } from './name.rules.ts';

const FREE = { forbiddenWord: null, isTaken: false };

describe('judgeName', () => {
  it.each(['پمپ‌سازان نمونه', 'صنایع ۲۴', 'Alpha-Pump (Co.)', 'مؤسسه آزمون', 'كارخانه علي'])(
    'allows «%s»',
    (name) => {
      expect(judgeName(name, FREE)).toEqual({ isValid: true });
    },
  );

  it.each([
    ['', 'tooShort'],
    ['  آب ', 'tooShort'],
    ['\u200c\u200cآ\u200cب', 'tooShort'],
    ['۱۲۳۴', 'characters'],
    ['پمپ <b>', 'characters'],
    ['پمپ 💧 آب', 'characters'],
    ['ПОМПА', 'characters'],
  ])('refuses «%s»: %s', (name, code) => {
    expect(judgeName(name, FREE)).toMatchObject({ isValid: false, code });
  });

  it('names the forbidden word, and says that a name is taken', () => {
    expect(judgeName('بانک نمونه', { forbiddenWord: 'بانک', isTaken: true })).toMatchObject({
      code: 'forbiddenWord',
      reason: expect.stringContaining('«بانک»'),
    });
    expect(judgeName('پمپ نمونه', { ...FREE, isTaken: true })).toMatchObject({ code: 'taken' });
  });
});
