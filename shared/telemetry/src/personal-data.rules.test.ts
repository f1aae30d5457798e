import { describe, expect, it } from 'vitest';
import { redact, redactLine } from './personal-data.rules.ts';

const PERSONAL = {
  'a mobile number': '09121234567',
  'one with the code of the country': '+989121234567',
  'one with two zeros': '00989121234567',
  'one in Persian digits': '۰۹۱۲۱۲۳۴۵۶۷',
  'one with spaces': '0912 123 4567',
  'a national id': '0499370899',
  'a Sheba': 'IR820540102680020817909002',
  'a card': '6037-9975-1234-5678',
  'a token': 'Bearer abc.def-123',
  'a JWT': 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln',
  'an e-mail': 'someone@example.com',
};

describe('a text that leaves the server', () => {
  it.each(Object.entries(PERSONAL))('is without %s', (_what, value) => {
    expect(redact(`before ${value} after`)).toBe('before [hidden] after');
  });

  it('is without the query of an address', () => {
    expect(redact('GET /search?term=علی&x=1 failed')).toBe('GET /search[hidden] failed');
  });

  it.each([
    'answered in 1234 ms',
    'trace 0af7651916cd43dd8448eb211c80319c',
    '2026-11-28T01:10:23.123Z',
    'order 1234567890',
    'mf-catalog@1.0.12',
    'IR is a country',
  ])('keeps %s', (text) => {
    expect(redact(text)).toBe(text);
  });
});

describe('a line of a log', () => {
  const line = (values: object) => JSON.parse(redactLine(`${JSON.stringify(values)}\n`));

  it('is searched at any depth, in texts and in numbers, and stays JSON', () => {
    const hostile = {
      ...{ reason: 'call 09121234567', err: { stack: 'at x (/page?phone=09121234567:1)' } },
      ...{ body: { nationalId: 499370899, mobile: 9121234567, list: ['a@b.ir'] }, rssBytes: 9121234567 },
    };

    expect(line(hostile)).toEqual({
      ...{ reason: 'call [hidden]', err: { stack: 'at x (/page[hidden]' } },
      ...{ body: { nationalId: 499370899, mobile: '[hidden]', list: ['[hidden]'] }, rssBytes: 9121234567 },
    });
  });

  it('is searched once, whatever it repeats', () => {
    // A search that begins anew at each sign would take minutes for this one.
    const key = '?'.repeat(400_000);

    expect(line({ [key]: 1 })).toEqual({ [key]: 1 });
  });

  it('that has nothing of it is not touched', () => {
    const text = '{"level":"info","time":"2026-11-28T01:10:23.123Z","status":200}\n';

    expect(redactLine(text)).toBe(text);
  });
});
