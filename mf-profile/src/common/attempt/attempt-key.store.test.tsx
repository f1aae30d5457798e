import { beforeEach, expect, it } from 'vitest';
import { attemptKey, forgetAttempt } from './attempt-key.store.ts';

beforeEach(() => sessionStorage.clear());

it('keeps one key for one action until it is forgotten', () => {
  const key = attemptKey('cancel:1');

  expect(attemptKey('cancel:1')).toBe(key);
  expect(attemptKey('cancel:2')).not.toBe(key);
  forgetAttempt('cancel:1');
  expect(attemptKey('cancel:1')).not.toBe(key);
});

it('makes a new key when something else is sent', () => {
  const key = attemptKey('cancel:1', '{"reason":"الف"}');

  expect(attemptKey('cancel:1', '{"reason":"الف"}')).toBe(key);
  expect(attemptKey('cancel:1', '{"reason":"ب"}')).not.toBe(key);
});

it('replaces a stored value that is not a key', () => {
  sessionStorage.setItem('bazaar.profile.attempt:a', '{"key":"<b>","content":""}');

  expect(attemptKey('a')).toMatch(/^[0-9a-f-]{36}$/);
});
