import { beforeEach, expect, it, vi } from 'vitest';
import { attemptKey, forgetAttempt } from './attempt-key.store.ts';

beforeEach(() => sessionStorage.clear());

it('keeps one key for one action until it has succeeded', () => {
  const key = attemptKey('a');

  expect(attemptKey('a')).toBe(key);
  expect(attemptKey('b')).not.toBe(key);
  forgetAttempt('a');
  expect(attemptKey('a')).not.toBe(key);
});

it('replaces a stored text that is not a key', () => {
  sessionStorage.setItem('bazaar.suppliers.request-key:a', '<b>');

  expect(attemptKey('a')).toMatch(/^[0-9a-f-]{36}$/);
});

it('keeps one key per action without storage too', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('refused');
    },
    removeItem: () => {
      throw new Error('refused');
    },
  });
  try {
    const key = attemptKey('c');
    expect(attemptKey('c')).toBe(key);
    forgetAttempt('c');
    expect(attemptKey('c')).not.toBe(key);
  } finally {
    vi.unstubAllGlobals();
  }
});
