import { NeedAnswer } from '@bazaar/contracts/product';
import { describe, expect, it } from 'vitest';
import { draftContent } from './draft-content.rules.ts';
import { givenExact, givenNeedOffer, NEED, VARIANT } from './need-answer.fixture.ts';

const FIELDS = { text: NEED, quantity: '۲', unit: 'دستگاه' };
const answer = NeedAnswer.parse(givenExact());

describe('the draft for a supplier', () => {
  it('who offers what the need means has their item, the words as its note, and the city', () => {
    expect(draftContent(FIELDS, answer, 112)).toEqual({
      lines: [{ supplierProductId: 12, quantity: 2 }],
      note: `${NEED}\nتوان نامی: ۱۵ kW\nدرجه حفاظت: IP68`,
      terms: { delivery: 'تحویل در اهواز' },
    });
  });

  it('whose offer is near has their item too', () => {
    expect(draftContent(FIELDS, answer, 113).lines).toEqual([{ supplierProductId: 13, quantity: 2 }]);
  });

  it('who offers nothing of it is one line in own words', () => {
    expect(draftContent(FIELDS, answer, 999)).toEqual({
      lines: [
        {
          ...{ freeText: NEED, unitTitle: 'دستگاه', quantity: 2 },
          properties: [
            { title: 'توان نامی', text: '۱۵ kW' },
            { title: 'درجه حفاظت', text: 'IP68' },
            { title: 'محل تحویل', text: 'اهواز' },
          ],
        },
      ],
    });
  });

  it.each([
    {
      name: 'stated in another unit is converted',
      fields: { quantity: '۲', unit: 'دستگاه' },
      lines: [{ supplierProductId: 11, quantity: 4 }],
    },
    {
      name: 'typed in the sale unit is taken',
      fields: { quantity: '۶', unit: 'پالت' },
      lines: [{ supplierProductId: 11, quantity: 6 }],
    },
    {
      name: 'typed in another unit stays in words',
      fields: { quantity: '۶', unit: 'دستگاه' },
      lines: [expect.objectContaining({ freeText: NEED, quantity: 6 })],
    },
  ])('with a quantity that is $name', ({ fields, lines }) => {
    const offers = [{ ...givenNeedOffer(11, 'الف'), saleUnit: 'پالت' }];
    const exact = [{ variant: VARIANT, facts: [], offers }];
    const converted = NeedAnswer.parse({ ...givenExact(), exact, saleQuantity: 4 });

    expect(draftContent({ ...FIELDS, ...fields }, converted, 111).lines).toEqual(lines);
  });
});
