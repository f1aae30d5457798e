import { ApiError } from '@bazaar/api';
import { describe, expect, it } from 'vitest';
import { failureOf, fieldError, isConflict } from './failure.rules.ts';

const refused = new ApiError(422, {
  type: 'about:blank',
  title: 'درخواست هنوز کامل نیست.',
  status: 422,
  code: 'not_ready',
  errors: { lines: ['حداقل یک ردیف اضافه کنید.', 'دومی'] },
  data: { shortfallRial: 5 },
});

describe('failureOf', () => {
  it('reads status, code, texts and data of a problem', () => {
    expect(failureOf(refused)).toMatchObject({
      status: 422,
      code: 'not_ready',
      title: 'درخواست هنوز کامل نیست.',
      detail: null,
      data: { shortfallRial: 5 },
    });
  });

  it.each([new ApiError(0, null), new Error('x'), null, 'x'])(
    'has no texts where there is no problem',
    (error) => {
      expect(failureOf(error)).toEqual({
        status: 0,
        code: '',
        title: null,
        detail: null,
        errors: {},
        data: {},
      });
    },
  );

  it('gives the first text of a field', () => {
    const failure = failureOf(refused);

    expect(fieldError(failure, 'lines')).toBe('حداقل یک ردیف اضافه کنید.');
    expect(fieldError(failure, 'reason')).toBeUndefined();
    expect(fieldError(null, 'lines')).toBeUndefined();
  });
});

it.each([
  [409, true],
  [412, true],
  [422, false],
  [0, false],
])('a %d is a conflict: %s', (status, expected) => {
  expect(isConflict(failureOf(new ApiError(status, null)))).toBe(expected);
});
