import { describe, expect, it } from 'vitest';
import { RedirectRuleError, readRedirectRules } from './redirect-rules.ts';

const read = (...rules: object[]) => readRedirectRules(JSON.stringify(rules));
const at = (path: string) => new URL(`https://bazaar.example${path}`);

describe('redirect rules', () => {
  it('lead from a path to another one, with what the pattern found and the query', () => {
    const find = read(
      { pattern: '/shop/:id/:name', target: '/products/:id/:name', status: 301 },
      { pattern: '/old/*', target: '/*', status: 302 },
      { pattern: '/news', target: '/contents?kind=news', status: 308 },
    );

    expect(find(at('/shop/7/%D9%BE%D9%85%D9%BE?a=1'))).toEqual({
      location: '/products/7/%D9%BE%D9%85%D9%BE?a=1',
      status: 301,
    });
    expect(find(at('/old/a/b'))).toEqual({ location: '/a/b', status: 302 });
    expect(find(at('/news?a=1'))).toEqual({ location: '/contents?kind=news', status: 308 });
    expect([find(at('/shop/7')), find(at('/newsletter')), find(at('/'))]).toEqual([null, null, null]);
  });

  it('lead to another site with the option', () => {
    const find = read({
      pattern: '/panel/:id',
      target: 'https://panel.example:8443/a/:id',
      status: 302,
      external: true,
    });

    expect(find(at('/panel/7'))?.location).toBe('https://panel.example:8443/a/7');
  });

  it('never lead to a site that a visitor names', () => {
    const find = read({ pattern: '/old/*', target: '/*', status: 302 });

    for (const path of ['/old//evil.example', '/old///evil.example/a']) {
      const { location = '' } = find(at(path)) ?? {};
      expect(new URL(location, at('/')).origin).toBe('https://bazaar.example');
    }
  });

  it.each([
    ['another site without the option', { target: 'https://evil.example/' }, /set external to true/],
    ['another site without a scheme', { target: '//evil.example/' }, /set external to true/],
    ['a script', { target: 'javascript:alert(1)', external: true }, /begin it with a slash/],
    ['a site from the address', { target: 'https://:id/', external: true }, /no fixed site|no address/],
    ['the option for a path', { target: '/b', external: true }, /leave external out/],
    ['a relative path', { target: 'b' }, /begin it with a slash/],
    ['a star in the middle', { pattern: '/a/*/b' }, /is the last one/],
    ['another status', { status: 200 }, /wrong at "0.status"/],
    ['another field', { kind: 'x' }, /give pattern, target/],
  ])('are refused with the remedy: %s', (_case, change, remedy) => {
    const rule = { pattern: '/a/:id', target: '/b', status: 302, ...change };

    expect(() => read(rule)).toThrow(remedy);
    expect(() => read(rule)).toThrow(RedirectRuleError);
  });

  it('are refused when they are not JSON', () => {
    expect(() => readRedirectRules('pattern: /a')).toThrow(/not JSON/);
  });
});
