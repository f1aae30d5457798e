import { ApiError } from '@bazaar/api';
import { describe, expect, it } from 'vitest';
import { failureOf } from './failure.ts';

describe('failureOf', () => {
  it('reads the status, the texts and the first message of each field', () => {
    const error = new ApiError(400, {
      type: 'about:blank',
      status: 400,
      title: 'ورودی نادرست',
      detail: 'کد پستی را ببینید.',
      code: 'validation',
      errors: { postalCode: ['ده رقم بنویسید.', 'دیگر'], title: [] },
    });

    expect(failureOf(error)).toEqual({
      status: 400,
      code: 'validation',
      title: 'ورودی نادرست',
      detail: 'کد پستی را ببینید.',
      fields: { postalCode: 'ده رقم بنویسید.' },
    });
  });

  it.each([new ApiError(0, null), new TypeError('x'), null, 'text'])(
    'has status 0 and no texts for %s',
    (error) => {
      expect(failureOf(error)).toEqual({
        status: 0,
        code: undefined,
        title: undefined,
        detail: undefined,
        fields: {},
      });
    },
  );
});
