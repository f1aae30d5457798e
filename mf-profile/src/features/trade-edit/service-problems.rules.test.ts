import { describe, expect, it } from 'vitest';
import { givenForm, givenItemLine, givenTextLine } from './draft.fixture.ts';
import { withLine, withoutLine } from './draft-form.rules.ts';
import { refusalProblems, serviceProblem } from './service-problems.rules.ts';

const document = (fileId: string) => ({ typeId: 1, fileId, name: null, size: null });
const form = givenForm({
  lines: [givenItemLine(1), givenTextLine('', { key: 'half' }), givenTextLine('بوش برنزی', { key: 'bush' })],
  addressId: 11,
  needBy: '2026-11-24',
  documents: [document('a'), document('b')],
});

describe('the fields of the service', () => {
  it('lead to those of the form', () => {
    expect(serviceProblem('lines[2].quantity', 'کم است', form)).toMatchObject({
      step: 'lines',
      fieldId: 'line-bush-quantity',
    });
    expect(serviceProblem('deliveryAddressId', 'نیست', form)).toEqual({
      step: 'delivery',
      fieldId: 'delivery-address',
      text: 'نیست',
    });
    expect(serviceProblem('documents[1].fileId', 'نیست', form)).toEqual({
      step: 'terms',
      fieldId: 'document-b',
      text: 'نیست',
    });
    expect(serviceProblem('needBy', 'دیر است', form)).toMatchObject({ fieldId: 'need-by' });
  });

  it('that the form does not have lead nowhere', () => {
    expect(serviceProblem('profile', 'ناقص', form)).toBeNull();
    expect(serviceProblem('toString', 'x', form)).toBeNull();
    expect(serviceProblem('lines[7].quantity', 'x', form)).toBeNull();
  });
});

describe('a refusal', () => {
  const [first, , last] = form.lines;
  const errors = {
    'lines[1].quantity': ['کم است'],
    deliveryAddressId: ['نیست'],
    'documents[0].fileId': ['نیست'],
    lines: ['زیاد است'],
    profile: ['ناقص'],
  };
  const sentLines = [first, last].filter((line) => line !== undefined);
  const idsOf = (now: typeof form) =>
    refusalProblems({ form, sentLines, errors }, now).map(({ fieldId }) => fieldId);

  it('counts the lines as they were sent, without those that were held back', () => {
    expect(idsOf(form)).toEqual(['line-bush-quantity', 'delivery-address', 'document-a', 'add-line']);
  });

  it('is over for what was changed since, and for nothing else', () => {
    expect(idsOf(withLine(form, 'bush', { quantity: '9' }))).toEqual(['delivery-address', 'document-a']);
    expect(idsOf(withoutLine(form, 'bush'))).toEqual(['delivery-address', 'document-a']);
    expect(idsOf({ ...form, addressId: 12 })).toEqual(['line-bush-quantity', 'document-a', 'add-line']);
    expect(idsOf({ ...form, documents: [document('b')] })).toEqual([
      'line-bush-quantity',
      'delivery-address',
      'add-line',
    ]);
    expect(idsOf({ ...form, note: 'x' })).toEqual(idsOf(form));
  });
});
