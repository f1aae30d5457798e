import { describe, expect, it } from 'vitest';
import { redirectByRule } from './redirects.rules.ts';

const redirect = (path: string) => redirectByRule(new URL(`https://bazaar.example${path}`));

describe('redirectByRule', () => {
  it('leaves ordinary addresses alone', () => {
    expect([redirect('/'), redirect('/products/1/x?page=2')]).toEqual([null, null]);
  });

  it('removes a trailing slash permanently', () => {
    expect(redirect('/faq/?a=1')).toEqual({ location: '/faq?a=1', status: 301 });
  });

  it('never turns slashes into an address of another host', () => {
    for (const path of ['//evil.example/', '/a//', '///']) {
      const location = redirect(path)?.location ?? '/';
      expect(new URL(location, 'https://bazaar.example').origin).toBe('https://bazaar.example');
    }
  });

  it('redirects the plain search form to the address of its results', () => {
    expect(redirect('/search?key=%D9%BE%D9%85%D9%BE&scope=supplier')?.location).toBe(
      '/search/%D9%BE%D9%85%D9%BE?scope=supplier',
    );
    expect(redirect('/search?key=a/b&scope=everywhere')?.location).toBe('/search/a%2Fb');
    expect(redirect('/search?key=+')?.location).toBe('/');
  });
});
