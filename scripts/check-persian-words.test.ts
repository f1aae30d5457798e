import { describe, expect, it } from 'vitest';
import { coverageFaults, fileFaults } from './check-persian-words.ts';

const inMessages = (text: string) => fileFaults('shell/src/messages.ts', `export const title = '${text}';`);

describe('fileFaults', () => {
  it.each([
    'صافی',
    'صافی‌ها',
    'همه صافی‌های این صفحه',
    'یکای فشار',
    'یکاها',
    'صفحهٔ کالا',
    'کمینه سفارش',
    'وضع',
    'برگزینید',
  ])('finds a word of another site in «%s»', (text) => {
    expect(inMessages(text)).toHaveLength(1);
  });

  it.each(['وضعیت', 'یکی', 'نیکا', 'پوسته‌شده', 'دمای کمینه', 'برداشت وجه', 'نمونه‌برداری', 'فیلترها'])(
    'leaves «%s», which only resembles one',
    (text) => {
      expect(inMessages(text)).toEqual([]);
    },
  );

  it('names the file, the word and the one to use', () => {
    expect(inMessages('بستن صافی‌ها')).toEqual(['shell/src/messages.ts: «صافی‌ها» is فیلتر on this site.']);
  });

  it('looks into templates and between tags', () => {
    const source = 'export const A = () => <p title={`صافی {count}`}>تغییر یکا</p>;';

    expect(fileFaults('shell/src/a.tsx', source)).toHaveLength(2);
  });

  it('leaves comments alone', () => {
    expect(fileFaults('shell/src/a.ts', '/** «صافی‌ها» */\nexport const a = 1; // یکا')).toEqual([]);
  });

  it('reads the whole text of a help page', () => {
    expect(fileFaults('services/content/seed/help/a.md', '# بازه و یکا')).toHaveLength(1);
  });
});

describe('coverageFaults', () => {
  it('accepts files with a message file among them', () => {
    expect(coverageFaults(['shell/src/main.ts', 'shell/src/messages.ts'])).toEqual([]);
  });

  it('fails when there is no message file to look at', () => {
    expect(coverageFaults(['shell/src/main.ts'])).toHaveLength(1);
  });
});
