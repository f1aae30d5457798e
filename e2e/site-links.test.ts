import { describe, expect, it } from 'vitest';
import { kindOf, linksOf, locationsOf } from './site-links.fixture.ts';

describe('kindOf', () => {
  it.each([
    ['/faq', '/faq'],
    ['/products/7/%D9%BE%D9%85%D9%BE', '/products/:id/*'],
    ['/contents/7', '/contents/:id'],
    ['/contents/7/supplier/3/x', '/contents/:id/*'],
    ['/search/anything', '/search'],
    ['/category/2010/x?sort=price', '/category/:id/*?sort'],
    ['/category/2010/x?sort=price&page=2', '/category/:id/*?…'],
  ])('of %s is %s', (href, kind) => {
    expect(kindOf(href)).toBe(kind);
  });
});

it('linksOf keeps the addresses of this site, relative ones too, and leaves out what leads to no page', () => {
  const html = `<a href="/faq#q-1">x</a><a class="y" href="#top">x</a><a href="?a=1&amp;b=2">x</a>
    <a href="https://other.example/x">x</a><a href="tel:+98">x</a><a href="/api/x">x</a><a>x</a>`;

  expect(linksOf(html, '/help', 'http://site').map(({ href }) => href)).toEqual([
    '/faq#q-1',
    '/help#top',
    '/help?a=1&b=2',
  ]);
});

it('locationsOf reads the addresses of a site map', () => {
  expect(locationsOf('<urlset><url><loc>http://site/a?x=1&amp;y=2</loc></url></urlset>')).toEqual([
    'http://site/a?x=1&y=2',
  ]);
});
