import { describe, expect, it } from 'vitest';
import { fieldErrorsOf, problemOf, statusOf } from './problem.ts';

const problem = {
  type: 'about:blank',
  title: 'ورودی نادرست',
  status: 400,
  code: 'validation',
  errors: { mobile: ['شماره درست نیست.', 'کوتاه است.'], role: [] },
};
const failure = (data: unknown) => Object.assign(new Error('refused'), { status: 400, data });

describe('a failed request', () => {
  it('has the status of its response', () => {
    expect(statusOf(failure(problem))).toBe(400);
    expect(statusOf(new Error('other'))).toBeUndefined();
    expect(statusOf(null)).toBeUndefined();
  });

  it('has the first text of each refused field', () => {
    expect(fieldErrorsOf(failure(problem))).toEqual({ mobile: 'شماره درست نیست.' });
    expect(fieldErrorsOf(failure(null))).toEqual({});
  });

  it('has no problem when something else answered', () => {
    expect(problemOf(failure(problem))?.title).toBe('ورودی نادرست');
    expect(problemOf(failure('<html>'))).toBeNull();
    expect(problemOf(undefined)).toBeNull();
  });
});
