import { describe, expect, it } from 'vitest';
import { loginPath, safeRedirectPath } from './login-path.ts';

const ORIGIN = 'https://bazaar.example';

const hostile = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n//evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/\u0000/evil.example',
  '/\u007f/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/a/../..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/./\\evil.example',
  'https://evil.example',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'http://bazaar.example',
  'https://bazaar.example@evil.example',
  'https://bazaar.example.evil.example',
  'https://bazaar.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://bazaar.example/x',
  'file:///etc/passwd',
  'mailto:a@evil.example',
  'evil.example',
  '@evil.example',
  ':80',
  '?x=1',
  '#x',
  '',
  ' ',
  '.',
  '..',
  './profile',
  '../profile',
  '/users/login',
  '/users/login?redirectPath=/users/login',
  '/users/login/',
  `/${'a'.repeat(3000)}`,
];

const safe = [
  '/',
  '/profile',
  '/profile/wallet?page=2',
  '/products/12/پمپ',
  '/search/%D9%BE%D9%85%D9%BE?scope=product',
  '/search/https%3A%2F%2Fevil.example',
  '/search/%5C%5Cevil.example',
  '/category/7/a?filter.brand=x&filter.brand=y#top',
  '/faq#q-12',
  '/a//b',
  '/search/a:b@c',
];

describe('safeRedirectPath', () => {
  it.each(hostile)('redirects %j to home', (path) => {
    expect(safeRedirectPath(path, ORIGIN)).toBe('/');
  });

  it('redirects an absent path to home', () => {
    expect(safeRedirectPath(null, ORIGIN)).toBe('/');
  });

  it.each(safe)('keeps %j on this site, with query and hash', (path) => {
    const result = safeRedirectPath(path, ORIGIN);

    expect(new URL(result, ORIGIN).href).toBe(new URL(path, ORIGIN).href);
  });

  it('stays on this origin for every path of the corpus, wrapped and doubly encoded too', () => {
    const wrapped = hostile.flatMap((path) => [
      path,
      `/${path}`,
      `/.${path}`,
      `/a/..${path}`,
      `/%09${path}`,
      encodeURIComponent(path),
      `/${encodeURIComponent(path)}`,
      `${path}/%2f%2fevil.example`,
    ]);

    for (const path of wrapped) {
      const result = safeRedirectPath(path, ORIGIN);
      expect(new URL(result, ORIGIN).origin, path).toBe(ORIGIN);
      expect(result, path).toMatch(/^\/(?![/\\])/);
      expect(safeRedirectPath(result, ORIGIN), path).toBe(result);
    }
  });
});

describe('loginPath', () => {
  it('contains the requested path with its query', () => {
    const url = new URL(loginPath({ redirectPath: '/profile/wallet?page=2&x=1' }), ORIGIN);

    expect(url.pathname).toBe('/users/login');
    expect(url.searchParams.get('redirectPath')).toBe('/profile/wallet?page=2&x=1');
    expect(url.searchParams.has('loginPerPage')).toBe(false);
  });

  it('contains the reason when a protected page was requested', () => {
    const url = new URL(
      loginPath({ redirectPath: '/supplier/3/x', loginPerPage: true, reason: 'contact' }),
      ORIGIN,
    );

    expect(url.searchParams.get('loginPerPage')).toBe('true');
    expect(url.searchParams.get('reason')).toBe('contact');
  });
});
