import { getShebaInfo, shebaMapCodes } from '@persian-tools/persian-tools';
import { describe, expect, it } from 'vitest';
import { bankOfSheba } from './banks.ts';
import { toPersianDigits } from './digits.ts';
import { faNorm } from './fa-norm.ts';
import { createSeededRandom } from './seeded-random.fixture.ts';

const ROUNDS = 200_000;

// ISO 7064: the check digits make the remainder 1.
const withCheckDigits = (account: string): string =>
  `IR${String(98n - (BigInt(`${account}182700`) % 97n)).padStart(2, '0')}${account}`;

/** Banks that the other library names differently: in full, or without the word for their kind. */
const CALLED_OTHERWISE: Readonly<Record<string, string>> = {
  'بانک مرکزی جمهوری اسلامی ایران': 'بانک مرکزی',
  'بانک مهر ایران': 'بانک قرض الحسنه مهر ایران',
};
const comparable = (name: string): string =>
  faNorm((CALLED_OTHERWISE[name] ?? name).replaceAll('\u200c', ' '));

describe('bankOfSheba', () => {
  it('reads the code in any digits, with spaces', () => {
    expect(bankOfSheba('IR820540102680020817909002')).toBe('بانک پارسیان');
    expect(bankOfSheba('ir82 0540 1026 8002 0817 9090 02')).toBe('بانک پارسیان');
    expect(bankOfSheba(`IR${toPersianDigits('820540102680020817909002')}`)).toBe('بانک پارسیان');
  });

  it.each(['', 'IR', '820540102680020817909002', 'IR820000102680020817909002', 'IR829990102680020817909002'])(
    'returns null for %j',
    (text) => {
      expect(bankOfSheba(text)).toBeNull();
    },
  );

  it('has the same banks as another library, under the same names', () => {
    const theirs = Object.entries(shebaMapCodes).map(([code, { persianName }]) => [
      code.padStart(3, '0'),
      comparable(persianName),
    ]);
    const ours = Array.from({ length: 1000 }, (_, code) => String(code).padStart(3, '0')).flatMap((code) => {
      const name = bankOfSheba(`IR00${code}`);
      return name === null ? [] : [[code, comparable(name)]];
    });
    expect(ours).toEqual(theirs.sort());
  });

  it('agrees with another library on random valid numbers', () => {
    const random = createSeededRandom(9);
    let known = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const sheba = withCheckDigits(`0${random.digits(21)}`);
      const ours = comparable(bankOfSheba(sheba) ?? '');
      const theirs = comparable(getShebaInfo(sheba)?.persianName ?? '');
      if (ours !== theirs) expect({ sheba, name: ours }).toEqual({ sheba, name: theirs });
      if (ours !== '') known += 1;
    }
    expect(known).toBeGreaterThan(50_000);
  });
});
