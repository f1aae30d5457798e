import { FeedbackLetter } from '@bazaar/contracts/content';
import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, type FeedbackDraft } from './feedback-draft.store.ts';
import { faultsOf, letterOf } from './feedback-letter.rules.ts';

const good: FeedbackDraft = {
  ...EMPTY_DRAFT,
  subject: 'تبدیل واحد',
  text: 'واحد فشار در برگه مشخصات تبدیل نمی‌شود.',
};

describe('faultsOf', () => {
  it('accepts a letter without a contact, and names what an empty one lacks', () => {
    expect(faultsOf(good)).toEqual({});
    expect(faultsOf(EMPTY_DRAFT)).toEqual({
      subject: 'موضوع را بنویسید.',
      text: 'شرح دست‌کم ۱۰ کاراکتر باشد؛ ۰ کاراکتر نوشته‌اید.',
    });
  });

  it.each([
    ['۰۹۱۲ ۱۲۳ ۴۵۶۷', undefined],
    ['+989121234567', undefined],
    ['maryam@example.com', undefined],
    ['۰۹۱۲۱۲۳۴۵', 'شماره همراه ۱۱ رقم است؛ ۹ رقم نوشته‌اید.'],
    ['۰۲۱۸۸۸۸۸۸۸۸', 'شماره همراه یا ایمیل را درست بنویسید؛ مانند ۰۹۱۲۱۲۳۴۵۶۷.'],
    ['maryam@', 'شماره همراه یا ایمیل را درست بنویسید؛ مانند ۰۹۱۲۱۲۳۴۵۶۷.'],
    ['a@b<script>.ir', 'شماره همراه یا ایمیل را درست بنویسید؛ مانند ۰۹۱۲۱۲۳۴۵۶۷.'],
  ])('of the contact «%s» is %s', (contact, fault) => {
    expect(faultsOf({ ...good, contact }).contact).toBe(fault);
  });

  it('counts code points of the trimmed text', () => {
    expect(faultsOf({ ...good, text: `${' '.repeat(20)}🙂🙂🙂🙂` }).text).toContain('۴ کاراکتر');
    expect(faultsOf({ ...good, text: 'ب'.repeat(4_012) }).text).toBe('۱۲ کاراکتر بیش از اندازه است.');
  });
});

describe('letterOf', () => {
  it('is a letter that the contract accepts, with the number in one notation', () => {
    const letter = letterOf({ ...good, subject: ' تبدیل واحد ', contact: '۰۹۱۲ ۱۲۳ ۴۵۶۷' }, '/faq');

    expect(FeedbackLetter.safeParse(letter).success).toBe(true);
    expect(letter).toMatchObject({ subject: 'تبدیل واحد', contact: '+989121234567', pagePath: '/faq' });
    expect(letterOf(good, null)).not.toHaveProperty('pagePath');
  });
});
