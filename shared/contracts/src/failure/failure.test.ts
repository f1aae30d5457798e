import { describe, expect, it } from 'vitest';
import { failureOf, fieldError, isConflict, isRefusal, statusOf, waitSeconds } from './failure.ts';

/** An error as the client of the services throws it. */
const failed = (status: number, data: unknown) => Object.assign(new Error('failed'), { status, data });

const refused = failed(422, {
  type: 'about:blank',
  status: 422,
  title: 'درخواست هنوز کامل نیست.',
  detail: 'کد پستی را ببینید.',
  code: 'not_ready',
  errors: { postalCode: ['ده رقم بنویسید.', 'دیگر'], title: [] },
  data: { shortfallRial: 5 },
});

describe('failureOf', () => {
  it('reads the status, the code, the texts and the data of a problem', () => {
    expect(failureOf(refused)).toEqual({
      status: 422,
      code: 'not_ready',
      title: 'درخواست هنوز کامل نیست.',
      detail: 'کد پستی را ببینید.',
      errors: { postalCode: ['ده رقم بنویسید.', 'دیگر'] },
      fields: { postalCode: 'ده رقم بنویسید.' },
      data: { shortfallRial: 5 },
    });
  });

  it('has no detail where a problem only repeats its title', () => {
    const title = 'کد واردشده درست نیست.';

    expect(failureOf(failed(422, { title, detail: title }))).toMatchObject({ title, detail: undefined });
  });

  it.each([failed(0, null), new TypeError('x'), null, undefined, 'text'])(
    'has status 0 and no texts for %s',
    (error) => {
      expect(failureOf(error)).toEqual({
        ...{ status: 0, code: undefined, title: undefined, detail: undefined },
        ...{ errors: {}, fields: {}, data: {} },
      });
    },
  );

  it('has no texts when something else than a service answered', () => {
    const { status, title, fields } = failureOf(
      Object.assign(new Error('x'), { status: 502, data: '<html>' }),
    );

    expect([status, title, fields]).toEqual([502, undefined, {}]);
  });
});

describe('fieldError', () => {
  it('is the first text of a field', () => {
    expect(fieldError(failureOf(refused), 'postalCode')).toBe('ده رقم بنویسید.');
    expect(fieldError(failureOf(refused), 'reason')).toBeUndefined();
    expect(fieldError(null, 'postalCode')).toBeUndefined();
  });
});

describe('isConflict', () => {
  it.each([
    [409, true],
    [412, true],
    [422, false],
    [0, false],
  ])('of status %d is %s', (status, expected) => {
    expect(isConflict(failureOf(failed(status, null)))).toBe(expected);
    expect(statusOf(failed(status, null))).toBe(status);
  });
});

describe('isRefusal', () => {
  it('is true when the service has said no, and false when a response may be lost', () => {
    const refusals = [refused, failed(409, null), failed(0, null), failed(503, null), 'text'];

    expect(refusals.map(isRefusal)).toEqual([true, true, false, false, false]);
  });
});

describe('waitSeconds', () => {
  it.each([
    [failed(429, { data: { retryAfterSeconds: 40 } }), 40],
    [failed(429, { data: { retryAfterSeconds: 0 } }), null],
    [failed(429, { data: { retryAfterSeconds: 'soon' } }), null],
    [failed(429, null), null],
    ['text', null],
  ])('of %o is %s', (error, seconds) => {
    expect(waitSeconds(error)).toBe(seconds);
  });
});
