import { expect, it } from 'vitest';
import { withoutScripts } from './floor.ts';

it('removes scripts and their preload hints from a document, and changes nothing else', () => {
  const html = [
    '<head><link rel="stylesheet" href="/_s/a.css">',
    '<link rel="preload" as="script" href="/_s/a.js" crossorigin="anonymous">',
    '<link rel="modulepreload" href="/_s/b.js">',
    '<link rel="preload" as="font" href="/_s/a.woff2">',
    '<script nonce="x" type="module" src="/_s/a.js"></script></head>',
    '<body><h1>پمپ</h1><script type="application/json">{"a":\n1}</script><p>متن</p></body>',
  ].join('');

  expect(withoutScripts(html)).toBe(
    '<head><link rel="stylesheet" href="/_s/a.css"><link rel="preload" as="font" href="/_s/a.woff2"></head>' +
      '<body><h1>پمپ</h1><p>متن</p></body>',
  );
});
