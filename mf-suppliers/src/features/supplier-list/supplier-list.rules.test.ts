import { SupplierFilter } from '@bazaar/contracts/merchant';
import { describe, expect, it } from 'vitest';
import { NO_CHOICE, supplierListAddress } from './supplier-list.address.ts';
import { choiceCount, chosenKeys, filterOf, isSameChoice, without } from './supplier-list.rules.ts';

const read = (text: string) => supplierListAddress.parse(new URLSearchParams(text));

describe('supplierListAddress', () => {
  it('reads every parameter of an address', () => {
    const address =
      'provinceIds=8&provinceIds=4&cityIds=36&activityKinds=تولیدکننده&certificate=ISO 9001&verified=true&hasCatalog=true&sort=nearest&near=36';

    expect(read(address)).toEqual({
      choice: {
        provinceIds: [4, 8],
        cityIds: [36],
        activityKinds: ['تولیدکننده'],
        certificate: 'ISO 9001',
        verified: true,
        hasCatalog: true,
      },
      sort: 'nearest',
      near: 36,
      page: 1,
    });
  });

  it.each([
    'provinceIds=abc',
    'provinceIds=0',
    'provinceIds=-3',
    'provinceIds=1.5',
    'provinceIds=99999999999',
    'provinceIds=1e3',
    'provinceIds[0]=8',
    'provinceIds.x=8',
    'cityIds=',
    'activityKinds=',
    `activityKinds=${'ا'.repeat(61)}`,
    `certificate=${'x'.repeat(81)}`,
    'certificate=a&certificate=b',
    'verified=1',
    'verified=false',
    'hasCatalog=yes',
    'sort=__proto__',
    'sort=price',
    '__proto__=1',
    'constructor.prototype=1',
    'near=1;drop table supplier',
    'near=0',
    'x=1&x.y=2',
  ])('drops a value that the service would refuse: %s', (text) => {
    expect(read(text)).toEqual({ choice: NO_CHOICE, sort: 'best', near: null, page: 1 });
  });

  it('keeps valid values beside invalid ones, once each, and no more than the service accepts', () => {
    const many = Array.from({ length: 60 }, (_, index) => `cityIds=${index + 1}`).join('&');
    const { choice } = read(`provinceIds=x&provinceIds=8&provinceIds=8&${many}`);

    expect(choice.provinceIds).toEqual([8]);
    expect(choice.cityIds).toHaveLength(40);
    expect(SupplierFilter.safeParse(filterOf(choice)).success).toBe(true);
  });
});

describe('a choice', () => {
  const chosen = { ...NO_CHOICE, provinceIds: [8], cityIds: [36, 39], verified: true };

  it('is counted and listed by its parts', () => {
    expect(choiceCount(chosen)).toBe(4);
    expect(chosenKeys(chosen)).toEqual(['provinceIds', 'cityIds', 'verified']);
    expect(choiceCount(NO_CHOICE)).toBe(0);
  });

  it('loses its cities when the province is removed', () => {
    expect(without(chosen, 'provinceIds')).toEqual({ ...NO_CHOICE, verified: true });
    expect(without(chosen, 'cityIds')).toEqual({ ...NO_CHOICE, provinceIds: [8], verified: true });
  });

  it('is equal in any order of its values', () => {
    expect(isSameChoice(chosen, { ...chosen, cityIds: [39, 36] })).toBe(true);
    expect(isSameChoice(chosen, { ...chosen, cityIds: [36] })).toBe(false);
  });

  it('sends the service only the chosen filters', () => {
    expect(filterOf(NO_CHOICE)).toEqual({});
    expect(filterOf(chosen)).toEqual({ provinceIds: [8], cityIds: [36, 39], verified: true });
  });
});
