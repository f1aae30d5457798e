import { readFileSync } from 'node:fs';
import { providedParts } from '@bazaar/build/shared-libraries';
import { preloadAllFamilies } from '@bazaar/drawing';
import { Button } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { SpecimenList } from './specimen-list.tsx';
import { SPECIMENS } from './specimens/index.ts';

/** Imports that give components, beside those that the shell provides. */
const BUNDLED = [
  '@bazaar/ui/facet',
  '@bazaar/ui/file-field',
  '@bazaar/ui/help',
  '@bazaar/ui/jalali-date-field',
  '@bazaar/ui/masked-number',
  '@bazaar/ui/report-form',
  '@bazaar/listing',
  '@bazaar/filter-panel',
];
const IMPORTS = [...Object.values(providedParts()), ...BUNDLED].sort();

/** Names of the components that a module exports: functions, and what `memo` and `lazy` make of them. */
async function componentsOf(request: string): Promise<string[]> {
  const module: Record<string, unknown> = await import(/* @vite-ignore */ request);
  return Object.keys(module).filter((name) => /^[A-Z]\w*[a-z]\w*$/.test(name));
}

const everything = (): ReactNode => <SpecimenList part="all" />;

beforeAll(preloadAllFamilies, 30_000);

describe('the gallery', () => {
  it.each(IMPORTS)('shows every component of %s', async (request) => {
    expect(Object.keys(SPECIMENS[request] ?? {}).sort()).toEqual((await componentsOf(request)).sort());
  });

  it('shows nothing that no package exports', () => {
    expect(Object.keys(SPECIMENS).filter((request) => !IMPORTS.includes(request))).toEqual([]);
  });

  it('gives every component a state, each with a title of its own', () => {
    for (const [component, states] of Object.values(SPECIMENS).flatMap((part) => Object.entries(part))) {
      const titles = states.map(({ title }) => title);
      expect(titles.length, component).toBeGreaterThan(0);
      expect(new Set(titles).size, component).toBe(titles.length);
    }
  });
});

describe('every component of the gallery', () => {
  it('is rendered on the server without a style attribute, a style element or a script', () => {
    const html = renderToString(everything());

    expect(html.length).toBeGreaterThan(100_000);
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/<(style|script)/);
    expect(html).not.toMatch(/undefined|\[object/);
  });

  it('produces the same markup for every request', () => {
    expect(renderToString(everything())).toBe(renderToString(everything()));
  });
});

describe('an open dialog', () => {
  it('is drawn on the server without a style attribute', () => {
    const html = renderToString(
      <Dialog open onClose={() => undefined} title="پرسش" actions={<Button>بازگشت</Button>}>
        متن
      </Dialog>,
    );

    expect(html).toContain('متن');
    expect(html).not.toMatch(/\sstyle=/);
  });
});

describe('the template of the gallery', () => {
  it('is Persian and right to left', () => {
    expect(readFileSync(`${import.meta.dirname}/page.html`, 'utf8')).toContain('<html lang="fa" dir="rtl">');
  });
});
