import { RICH_TEXT_TAGS, type RichTextElement, type RichTextNode } from '@bazaar/contracts';

const SCRIPT_ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java&#10;script:alert(1)',
  '&#106;avascript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  '//evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  'http://evil.example',
  'blob:https://a/b',
  'file:///etc/passwd',
  '/\t/evil.example',
];
const HANDLERS = ['onclick', 'onerror', 'onload', 'onmouseover', 'onfocus', 'onanimationstart', 'ONTOGGLE'];
const CARRIERS = [
  'p',
  'b',
  'a',
  'img',
  'svg',
  'math',
  'iframe',
  'video',
  'details',
  'input',
  'body',
  'object',
  'table',
  'td',
];
/** Markup that a payload is placed in. */
export const HOSTILE_WRAPPERS: ReadonlyArray<(html: string) => string> = [
  (html) => html,
  (html) => `<p>${html}`,
  (html) => `<table><tr><td>${html}</table>`,
  (html) => `<svg><foreignObject>${html}</foreignObject></svg>`,
  (html) => `<math><mtext><table><mglyph><style>${html}`,
  (html) => `<noscript>${html}</noscript>`,
  (html) => `<template>${html}</template>`,
  (html) => `<!--><p title="-->${html}">`,
  (html) => `<![CDATA[${html}]]>`,
  (html) => `<textarea>${html}</textarea>${html}`,
  (html) => `<title>${html}</title>`,
  (html) => `<xmp>${html}</xmp>`,
];
/** What an attacker may send as an author's text: more than three hundred payloads. */
export const HOSTILE_HTML = [
  ...SCRIPT_ADDRESSES.flatMap((address) =>
    HOSTILE_WRAPPERS.slice(0, 6).map((wrap) => wrap(`<a href="${address}">x</a>`)),
  ),
  ...SCRIPT_ADDRESSES.map(
    (address) => `<a href='${address}' href="/ok">x</a><form action="${address}">y</form>`,
  ),
  ...HANDLERS.flatMap((handler) =>
    CARRIERS.map(
      (carrier) => `<${carrier} ${handler}="alert(1)" style="x:y" class="z" id="i">x</${carrier}>`,
    ),
  ),
  ...HOSTILE_WRAPPERS.flatMap((wrap) => [
    wrap('<script>alert(1)</script>'),
    wrap('<ScRiPt src=//evil.example/a.js></sCrIpT>x'),
    wrap('<img src=x onerror=alert(1)>'),
    wrap('<style>@import "//evil.example"</style>'),
    wrap('<link rel=stylesheet href=//evil.example><meta http-equiv=refresh content="0;//evil.example">'),
    wrap('<base href="//evil.example/">'),
    wrap('<scr<script>ipt>alert(1)</scr</script>ipt>'),
    wrap('&lt;script&gt;alert(1)&lt;/script&gt;'),
    wrap('<p/onclick=alert(1)//x'),
    wrap('<a\fhref="javascript:alert(1)"\x00>x</a>'),
  ]),
];

const KEYS = ['tag', 'children', 'id', 'href'];

/** Everything in a tree that the page's contract does not allow, and blocks where only text may be. */
export function faultsOf(nodes: readonly RichTextNode[], parent = 'root'): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there
      return /[\u0000-\u0008\u202A-\u202E\u2066-\u2069]/.test(node) ? [`control in ${parent}`] : [];
    }
    return [...elementFaults(node, parent), ...faultsOf(node.children, node.tag)];
  });
}

function elementFaults(element: RichTextElement, parent: string): string[] {
  const { tag, href } = element;
  return [
    ...(RICH_TEXT_TAGS.includes(tag) ? [] : [`tag ${tag}`]),
    ...Object.keys(element).filter((key) => !KEYS.includes(key)),
    ...((tag === 'a') === (href !== undefined) ? [] : [`href on ${tag}`]),
    ...(href === undefined || /^(\/(?![/\\])|https:\/\/|#)/.test(href) ? [] : [`href ${href}`]),
    ...(PARENTS[tag]?.includes(parent) === false ? [`${tag} in ${parent}`] : []),
  ];
}

/** The permitted parents of each block; marks may be in any of them. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  p: ['root'],
  h2: ['root'],
  h3: ['root'],
  ul: ['root', 'li'],
  ol: ['root', 'li'],
  li: ['ul', 'ol'],
  blockquote: ['root'],
  table: ['root'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
};
