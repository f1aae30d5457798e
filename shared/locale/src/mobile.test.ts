import { describe, expect, it } from 'vitest';
import { formatMobile, maskMobile, mobileText, parseMobile } from './mobile.ts';
import { createSeededRandom } from './seeded-random.fixture.ts';

describe('parseMobile', () => {
  it.each([
    '09121234567',
    '۰۹۱۲۱۲۳۴۵۶۷',
    '٠٩١٢١٢٣٤٥٦٧',
    '9121234567',
    '+989121234567',
    '00989121234567',
    '989121234567',
    '+98 912 123 4567',
    '+98 (0)912-123-4567',
    '۰۹۱۲ ۱۲۳ ۴۵۶۷',
    ' 0912-123-45-67 ',
    '\u202A+98 912 123 4567\u202C',
    '0912\u2011123\u20114567',
    '+۹۸۹۱۲۱۲۳۴۵۶۷',
  ])('reads %j', (text) => {
    expect(parseMobile(text)).toBe('+989121234567');
  });

  it.each([
    '',
    '0912123456',
    '091212345678',
    '08121234567',
    '02188776655',
    '+49 912 123 4567',
    '+9121234567',
    '0912123456a',
    '0912+1234567',
    '۰۹۱۲۱۲۳۴۵۶',
  ])('refuses %j', (text) => {
    expect(parseMobile(text)).toBeNull();
  });

  it('reads the number that formatMobile shows', () => {
    const random = createSeededRandom(1405);
    for (let round = 0; round < 2000; round += 1) {
      const mobile = `+989${random.digits(9)}`;
      expect(parseMobile(formatMobile(mobile))).toBe(mobile);
    }
  });
});

describe('mobileText', () => {
  it.each([
    ['+989121234567', '۰۹۱۲ ۱۲۳ ۴۵۶۷'],
    ['+98912•••4567', '۰۹۱۲•••۴۵۶۷'],
    ['+982188776655', '+982188776655'],
  ])('shows %s as it was sent', (sent, shown) => {
    expect(mobileText(sent)).toBe(shown);
  });
});

describe('formatMobile and maskMobile', () => {
  it('show a number complete and with its middle hidden', () => {
    expect(formatMobile('+989121234567')).toBe('۰۹۱۲ ۱۲۳ ۴۵۶۷');
    expect(maskMobile('+989121234567')).toBe('۰۹۱۲•••۴۵۶۷');
  });

  it('refuse what is not a mobile number, without repeating it', () => {
    expect(() => formatMobile('+982188776655')).toThrow(RangeError);
    expect(() => maskMobile('+982188776655')).toThrow(/^(?!.*88776655)/);
  });
});
