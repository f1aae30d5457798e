import { readdirSync, readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './button/index.ts';
import { Dialog } from './dialog/index.ts';
import { Gallery } from './gallery.tsx';

const ROOT = import.meta.dirname;
const DRAWN_ELSEWHERE = ['facet'];
const WITHOUT_PARTS = ['base', 'fonts', 'scroll-lock'];

const folders = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && ![...DRAWN_ELSEWHERE, ...WITHOUT_PARTS].includes(entry.name))
  .map((entry) => entry.name);

const gallerySource = ['gallery.tsx', 'gallery-content.tsx']
  .map((file) => readFileSync(`${ROOT}/${file}`, 'utf8'))
  .join('\n');

describe('every part of the design system', () => {
  it.each(folders)('%s stands in the gallery', (folder) => {
    expect(gallerySource.includes(`'./${folder}/index.ts'`)).toBe(true);
  });

  it('is drawn on the server without a style attribute, a style element or a script', () => {
    const html = renderToString(<Gallery />);

    expect(html.length).toBeGreaterThan(10_000);
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/<(style|script)/);
    expect(html).not.toMatch(/undefined|\[object/);
  });

  it('draws an open dialog without them too', () => {
    const html = renderToString(
      <Dialog open onClose={() => undefined} title="پرسش" actions={<Button>بازگشت</Button>}>
        متن
      </Dialog>,
    );

    expect(html).toContain('متن');
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('gives the same markup for every request', () => {
    expect(renderToString(<Gallery />)).toBe(renderToString(<Gallery />));
  });
});

const sheets = folders.flatMap((folder) =>
  readdirSync(`${ROOT}/${folder}`)
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => `${folder}/${file}`),
);

describe('every style sheet of a part', () => {
  it.each(sheets)('%s stays in the ui layer', (sheet) => {
    const rules = readFileSync(`${ROOT}/${sheet}`, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .trim();

    expect(rules).toMatch(/^@layer ui \{\n/);
    expect(rules.match(/^\S/gm)).toEqual(['@', '}']);
  });

  it.each(sheets)('%s names only tokens that exist', (sheet) => {
    const text = readFileSync(`${ROOT}/${sheet}`, 'utf8');
    const known = new Set(readFileSync(`${ROOT}/tokens.css`, 'utf8').match(/--[\w-]+(?=:)/g));
    for (const own of text.match(/--[\w-]+(?=:)/g) ?? []) known.add(own);

    expect(
      [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name).filter((name) => !known.has(name ?? '')),
    ).toEqual([]);
  });
});
