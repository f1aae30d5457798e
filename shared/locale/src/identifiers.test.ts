import {
  isShebaValid,
  verifyCardNumber,
  verifyIranianLegalId,
  verifyIranianNationalId,
} from '@persian-tools/persian-tools';
import { describe, expect, it } from 'vitest';
import { toPersianDigits } from './digits.ts';
import {
  formatPostalCode,
  formatSheba,
  isCard,
  isLegalId,
  isNationalId,
  isPostalCode,
  isSheba,
  maskCard,
} from './identifiers.ts';
import { createSeededRandom } from './seeded-random.fixture.ts';

const ROUNDS = 200_000;

interface Comparison {
  given: () => string;
  ours: (text: string) => boolean;
  theirs: (text: string) => boolean | undefined;
  /** Runs of zeros that the other library refuses by a rule of its own, beyond the check digit. */
  theirExtraRule?: RegExp;
}

/** Compares on random inputs and returns how many of them were valid, so that a test cannot pass on rejects only. */
function countAgreedValid({ given, ours, theirs, theirExtraRule }: Comparison): number {
  let valid = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const text = given();
    if (theirExtraRule?.test(text)) continue;
    const response = ours(text);
    if (response !== (theirs(text) ?? false))
      expect({ text, response }).toEqual({ text, response: theirs(text) });
    if (response) valid += 1;
  }
  return valid;
}

/** Tries all endings until the other library accepts one: a valid number that our own code did not make. */
function completed(stem: string, accepts: (text: string) => boolean | undefined): string | undefined {
  return Array.from({ length: 10 }, (_, digit) => `${stem}${digit}`).find((text) => accepts(text));
}

const theirNationalId = (text: string): boolean => verifyIranianNationalId(text, { checkPrefix: false });
// Typed for numbers, it reads text, and only text keeps a leading zero and the sixteenth digit.
const theirCard = (text: string): boolean | undefined => verifyCardNumber(text as unknown as number);

describe('isNationalId', () => {
  it.each(['0499370899', '0013542419', '۰۴۹۹۳۷۰۸۹۹', '٠٤٩٩٣٧٠٨٩٩', ' 0499370899 '])('accepts %j', (id) => {
    expect(isNationalId(id)).toBe(true);
  });

  it.each([
    '',
    '0499370898',
    '1111111111',
    '0000000000',
    '049937089',
    '499370899',
    '04993708990',
    '049-9370899',
  ])('refuses %j', (id) => {
    expect(isNationalId(id)).toBe(false);
  });

  it('agrees with another library on random strings of ten digits', () => {
    const random = createSeededRandom(1);
    const given = (): string => random.digits(10);

    expect(
      countAgreedValid({ given, ours: isNationalId, theirs: theirNationalId, theirExtraRule: /^\d{3}0{6}/ }),
    ).toBeGreaterThan(15_000);
  });

  it('accepts every id that the other library completes', () => {
    const random = createSeededRandom(2);
    for (let round = 0; round < 20_000; round += 1) {
      const id = completed(random.digits(9), theirNationalId);
      expect(id !== undefined && isNationalId(id), id).toBe(true);
    }
  });

  it.each([
    ['pads ids of nine digits', '499370899', { ours: false, theirs: true }],
    ['pads ids of eight digits', '12345679', { ours: false, theirs: true }],
    ['reads Latin digits only', '۰۴۹۹۳۷۰۸۹۹', { ours: true, theirs: false }],
    ['refuses six zeros in the middle', '1230000003', { ours: true, theirs: false }],
  ])('differs from the other library, which %s', (_, id, responses) => {
    expect({ ours: isNationalId(id), theirs: theirNationalId(id) }).toEqual(responses);
  });

  it.each(['0001234560', '9991234561', '8871234561'])(
    'does not check which first digits were issued, which the other library does: %s',
    (id) => {
      expect(verifyIranianNationalId(id)).toBe(false);
      expect(isNationalId(id)).toBe(true);
    },
  );
});

describe('isLegalId', () => {
  it('accepts a company, in any digits, and refuses a wrong check digit', () => {
    expect(isLegalId('10380284790')).toBe(true);
    expect(isLegalId(toPersianDigits('10380284790'))).toBe(true);
    expect(isLegalId('10380284792')).toBe(false);
    expect(isLegalId('1038028479')).toBe(false);
    expect(isLegalId('00000000000')).toBe(false);
  });

  it('differs from the other library, which reads Latin digits only and refuses six zeros in the middle', () => {
    expect(verifyIranianLegalId('۱۰۳۸۰۲۸۴۷۹۰')).toBe(false);
    const zeros = completed('1230000004', isLegalId) ?? '';
    expect(isLegalId(zeros)).toBe(true);
    expect(verifyIranianLegalId(zeros)).toBe(false);
  });

  it('agrees with another library on random strings of eleven digits', () => {
    const random = createSeededRandom(3);
    const given = (): string => random.digits(11);

    expect(
      countAgreedValid({
        given,
        ours: isLegalId,
        theirs: verifyIranianLegalId,
        theirExtraRule: /^\d{3}0{6}/,
      }),
    ).toBeGreaterThan(15_000);
  });

  it('accepts every id that the other library completes', () => {
    const random = createSeededRandom(4);
    for (let round = 0; round < 20_000; round += 1) {
      const id = completed(random.digits(10), verifyIranianLegalId);
      expect(id !== undefined && isLegalId(id), id).toBe(true);
    }
  });
});

describe('isSheba', () => {
  // ISO 7064: the check digits make the remainder 1.
  const validSheba = (account: string): string =>
    `IR${String(98n - (BigInt(`${account}182700`) % 97n)).padStart(2, '0')}${account}`;

  it('accepts spaces, small letters and Persian digits', () => {
    expect(isSheba('IR820540102680020817909002')).toBe(true);
    expect(isSheba('ir82 0540 1026 8002 0817 9090 02')).toBe(true);
    expect(isSheba('IR۸۲۰۵۴۰۱۰۲۶۸۰۰۲۰۸۱۷۹۰۹۰۰۲')).toBe(true);
  });

  it.each([
    '',
    'IR820540102680020817909003',
    '820540102680020817909002',
    'IR82054010268002081790900',
    'DE82054010268002081790900',
  ])('refuses %j', (text) => {
    expect(isSheba(text)).toBe(false);
  });

  it('agrees with another library on random numbers, every second one valid', () => {
    const random = createSeededRandom(5);
    const given = (): string =>
      random.below(2) === 0 ? `IR${random.digits(24)}` : validSheba(random.digits(22));

    expect(countAgreedValid({ given, ours: isSheba, theirs: isShebaValid })).toBeGreaterThan(90_000);
  });

  it('differs from the other library, which takes no spaces', () => {
    expect(isShebaValid('IR82 0540 1026 8002 0817 9090 02')).toBe(false);
    expect(isSheba('IR82 0540 1026 8002 0817 9090 02')).toBe(true);
  });

  it('is shown in groups of four', () => {
    expect(formatSheba('ir820540102680020817909002')).toBe('IR82 0540 1026 8002 0817 9090 02');
  });
});

describe('isCard', () => {
  it.each(['6037701689095443', '6037-7016-8909-5443', '۶۰۳۷ ۷۰۱۶ ۸۹۰۹ ۵۴۴۳'])('accepts %j', (card) => {
    expect(isCard(card)).toBe(true);
  });

  it.each(['', '6037701689095442', '603770168909544', '0000000000000000', '8888888888888888'])(
    'refuses %j',
    (card) => {
      expect(isCard(card)).toBe(false);
    },
  );

  it('agrees with another library on random strings of sixteen digits', () => {
    const random = createSeededRandom(6);
    const given = (): string => random.digits(16);

    expect(
      countAgreedValid({ given, ours: isCard, theirs: theirCard, theirExtraRule: /^\d0{10}|0{6}$/ }),
    ).toBeGreaterThan(15_000);
  });

  it('accepts every card that the other library completes', () => {
    const random = createSeededRandom(8);
    for (let round = 0; round < 20_000; round += 1) {
      const card = completed(random.digits(15), theirCard);
      expect(card !== undefined && isCard(card), card).toBe(true);
    }
  });

  it('differs from the other library, which takes no dashes and Latin digits only', () => {
    for (const card of ['6037-7016-8909-5443', '۶۰۳۷۷۰۱۶۸۹۰۹۵۴۴۳']) {
      expect(theirCard(card)).toBe(false);
      expect(isCard(card)).toBe(true);
    }
  });

  it('is shown with its middle hidden', () => {
    expect(maskCard('6037701689095443')).toBe('۶۰۳۷ •••• •••• ۵۴۴۳');
    expect(() => maskCard('6037')).toThrow(RangeError);
  });
});

describe('isPostalCode', () => {
  it.each(['3718146529', '37181-46529', '۳۷۱۸۱-۴۶۵۲۹', '٣٧١٨١٤٦٥٢٩'])('accepts %j', (code) => {
    expect(isPostalCode(code)).toBe(true);
  });

  it.each([
    '',
    '0718146529',
    '2718146529',
    '1111111111',
    '11111-11111',
    '371814652',
    '3718-146529',
    '37181465290',
  ])('refuses %j', (code) => {
    expect(isPostalCode(code)).toBe(false);
  });

  it('agrees with the rule written as one expression, on random strings of ten digits', () => {
    // The other library has no postal codes: ten digits, the first neither 0 nor 2, not ten times the same.
    const rule = /^(?!(\d)\1{9})[13-9]\d{9}$/;
    const random = createSeededRandom(12);
    const given = (): string => random.digits(10);

    expect(
      countAgreedValid({ given, ours: isPostalCode, theirs: (code) => rule.test(code) }),
    ).toBeGreaterThan(150_000);
  });

  it('is shown with a dash', () => {
    expect(formatPostalCode('3718146529')).toBe('۳۷۱۸۱-۴۶۵۲۹');
    expect(formatPostalCode('37181-46529')).toBe('۳۷۱۸۱-۴۶۵۲۹');
  });
});
