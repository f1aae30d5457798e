import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useIdempotencyKey } from './use-idempotency-key.ts';

it('gives one key to a body that is sent again, and another one once it was edited', () => {
  const { result, rerender } = renderHook(useIdempotencyKey);
  const first = result.current({ reason: 'other', text: 'متن' });
  rerender();

  expect(result.current({ reason: 'other', text: 'متن' })).toBe(first);
  expect(result.current({ reason: 'other', text: 'متن دیگر' })).not.toBe(first);
});

it('gives each form a key of its own', () => {
  const [one, other] = [renderHook(useIdempotencyKey), renderHook(useIdempotencyKey)];

  expect(one.result.current({ text: 'متن' })).not.toBe(other.result.current({ text: 'متن' }));
});
