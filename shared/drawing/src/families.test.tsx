import { DRAWING_FAMILIES, type DrawingFamily } from '@bazaar/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { Drawing } from './drawing.tsx';
import { drawnPoints } from './drawing-bounds.fixture.ts';
import { loadedFamily, loadFamily, preloadAllFamilies } from './family-loader.ts';
import { thingOf } from './family-registry.ts';
import type { Thing } from './kit.ts';

const SEEDS = Array.from({ length: 20 }, (_, index) => 4_000 + index * 13);
/** Enough of them for what does not depend on the seed's proportions. */
const FEW = SEEDS.slice(0, 6);

type Drawn = Thing & { readonly family: DrawingFamily };

function markup({ family, form, count }: Drawn, seed: number): string {
  return renderToStaticMarkup(
    <Drawing family={family} form={form} count={count} seed={seed} code="DP-50" dimensionMm={1240} />,
  );
}

/** All that a family can show: every form, with its usual, its smallest and its largest count. */
function thingsOf(family: DrawingFamily): Drawn[] {
  const { forms = [''], counts = [] } = loadedFamily(family) ?? {};
  return forms.flatMap((form) => [undefined, ...counts].map((count) => ({ family, form, count })));
}

/** What is drawn without how large: elements, fills, texts and the steps of the paths, but no number of a place. */
function skeleton(html: string): string {
  return html
    .replace(/<g class="dim">.*<\/g>/, '')
    .replace(/ transform="[^"]*"/g, '')
    .replace(/ (d|x|y|r|rx|ry|cx|cy|width|height)="([^"]*)"/g, (_, name, value) => {
      const steps = name === 'd' ? value.replace(/-?\d*\.?\d+/g, '#').replace(/[\s,]+/g, '') : '';
      return ` ${name}="${steps}"`;
    });
}

beforeAll(preloadAllFamilies);

describe.each(DRAWING_FAMILIES)('the family %s', (family) => {
  test('gives the same markup for the same seed', () => {
    const thing = { family, form: '' };
    expect(markup(thing, 7)).toBe(markup(thing, 7));
  });

  test('shows the same thing with every seed: as many parts, of the same kinds', () => {
    for (const thing of thingsOf(family)) {
      const first = skeleton(markup(thing, SEEDS[0] ?? 0));
      for (const seed of SEEDS) {
        expect(skeleton(markup(thing, seed)), `${thing.form} ${thing.count}, seed ${seed}`).toBe(first);
      }
    }
  });

  test('shows each of its forms, and other counts, differently', () => {
    const things = thingsOf(family).filter(({ count }, index) => count !== undefined || index === 0);
    const forms = thingsOf(family).filter(({ count }) => count === undefined);
    expect(new Set(forms.map((thing) => markup(thing, 7))).size).toBe(forms.length);
    const counts = things.filter(({ form }) => form === things[0]?.form);
    expect(new Set(counts.map((thing) => markup(thing, 7))).size).toBeGreaterThanOrEqual(
      Math.min(counts.length, 2),
    );
  });

  test('has no style, no id, no broken number and only known elements', () => {
    for (const thing of thingsOf(family)) {
      for (const seed of FEW) {
        const html = markup(thing, seed);
        expect(html).toContain(' o"');
        expect(html).not.toMatch(/\sstyle=|\sid=|url\(|NaN|undefined|null|Infinity|e-\d/);
        const names = new Set([...html.matchAll(/<([a-z]+)/g)].map(([, name]) => name));
        names.delete('span');
        expect(['svg', 'g', 'rect', 'circle', 'ellipse', 'path', 'text']).toEqual(
          expect.arrayContaining([...names]),
        );
        expect(html, `${thing.form} has an accent part`).toMatch(/class="(fa|fn acs|m3)/);
      }
    }
  });

  test('stays inside the plate', () => {
    for (const thing of thingsOf(family)) {
      for (const seed of FEW) {
        const holder = document.createElement('div');
        holder.innerHTML = markup(thing, seed);
        const points = drawnPoints(holder);
        expect(points.length).toBeGreaterThan(10);
        const label = `${thing.form} ${thing.count}, seed ${seed}`;
        expect(Math.min(...points.map(([x]) => x)), `left of ${label}`).toBeGreaterThanOrEqual(0);
        expect(Math.max(...points.map(([x]) => x)), `right of ${label}`).toBeLessThanOrEqual(320);
        expect(Math.min(...points.map(([, y]) => y)), `top of ${label}`).toBeGreaterThanOrEqual(0);
        expect(Math.max(...points.map(([, y]) => y)), `bottom of ${label}`).toBeLessThanOrEqual(240);
      }
    }
  });
});

test('a form that the family does not know is the usual one, and a count that it cannot draw is left out', async () => {
  const bearing = await loadFamily('bearing');
  expect(thingOf(bearing, { form: 'unknown' })).toEqual({ form: 'open', count: undefined });
  expect(thingOf(bearing, { form: 'sealed', count: 4 })).toEqual({ form: 'sealed', count: undefined });
  const breaker = await loadFamily('air-breaker');
  expect([2, 3, 4, 5].map((count) => thingOf(breaker, { count }).count)).toEqual([
    undefined,
    3,
    4,
    undefined,
  ]);
});
