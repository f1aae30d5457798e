import { expect, it, vi } from 'vitest';
import { createUncachedRoutes } from './uncached-routes.ts';

it('a route whose documents cannot be cached is told once, until another manifest is in force', () => {
  const error = vi.fn();
  const uncached = createUncachedRoutes({ error });
  const faq = { pattern: '/faq', reason: 'it has 33 inline scripts; 32 are allowed' };

  uncached.note(faq);
  uncached.note(faq);
  uncached.note({ ...faq, pattern: '/help' });

  expect(error.mock.calls.map(([route]) => route.pattern)).toEqual(['/faq', '/help']);
  expect(uncached.list()).toEqual([faq, { ...faq, pattern: '/help' }]);

  uncached.forget();
  expect(uncached.list()).toEqual([]);
  uncached.note(faq);
  expect(error).toHaveBeenCalledTimes(3);
});
