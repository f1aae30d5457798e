import { describe, expect, it } from 'vitest';
import { faultsOf, limitRialOf, termsOf } from './agent-draft.rules.ts';

describe('the limit of an approver', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['500000', 5_000_000],
    ['۵۰۰٬۰۰۰', 5_000_000],
    ['0', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['نیم میلیون', undefined],
    ['9007199254740991', undefined],
  ])('«%s» is %s rial', (text, rial) => {
    expect(limitRialOf(text)).toBe(rial);
  });
});

describe('the draft of a colleague', () => {
  it('needs a mobile number in any usual notation', () => {
    const draft = { role: 'viewer', limit: '' } as const;

    expect(faultsOf({ ...draft, mobile: '۰۹۱۲ ۱۲۳ ۴۵۶۷' }).mobile).toBe(false);
    expect(faultsOf({ ...draft, mobile: '02188776655' }).mobile).toBe(true);
  });

  it('has a limit for an approver alone', () => {
    const draft = { mobile: '09121234567', limit: 'زیاد' };

    expect(faultsOf({ ...draft, role: 'approver' }).limit).toBe(true);
    expect(faultsOf({ ...draft, role: 'finance' }).limit).toBe(false);
  });

  it('sends no limit for another role, and null for an approver without one', () => {
    expect(termsOf({ role: 'finance', limit: '500000' })).toEqual({ role: 'finance' });
    expect(termsOf({ role: 'approver', limit: '' })).toEqual({ role: 'approver', approvalLimitRial: null });
    expect(termsOf({ role: 'approver', limit: '۱۰۰' })).toEqual({
      role: 'approver',
      approvalLimitRial: 1_000,
    });
  });
});
