import type { LoaderFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pageNumberOf, redirectToSlug } from './page-address.ts';

const request = (path: string) => new Request(`https://bazaar.example${path}`);

describe('pageNumberOf', () => {
  it.each([
    ['/x', 1],
    ['/x?page=3', 3],
    ['/x?page=0', 1],
    ['/x?page=-2', 1],
    ['/x?page=2.5', 1],
    ['/x?page=abc', 1],
    ['/x?page=999999', 100_000],
  ])('reads %s as page %d', (path, page) => {
    expect(pageNumberOf(request(path))).toBe(page);
  });
});

describe('redirectToSlug', () => {
  const given = (slug: string, path: string) =>
    ({ params: { '*': slug }, request: request(path) }) as unknown as LoaderFunctionArgs;

  it('accepts the record’s own slug', () => {
    expect(() => redirectToSlug(given('pump', '/p/1/pump'), 'pump', '/p/1/pump')).not.toThrow();
  });

  it('redirects any other slug to it permanently, keeps the query, and leaves no entry in the history', () => {
    try {
      redirectToSlug(given('old', '/p/1/old?a=1'), 'pump', '/p/1/pump');
      expect.unreachable('a redirect is thrown');
    } catch (thrown) {
      const response = thrown as Response;
      expect([response.status, response.headers.get('location')]).toEqual([301, '/p/1/pump?a=1']);
      expect(response.headers.get('x-remix-replace')).toBe('true');
    }
  });
});
