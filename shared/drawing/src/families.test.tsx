import { DRAWING_FAMILIES, type DrawingFamily } from '@bazaar/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { Drawing } from './drawing.tsx';
import { drawnPoints } from './drawing-bounds.fixture.ts';
import { preloadAllFamilies } from './family-registry.ts';

const SEEDS = Array.from({ length: 32 }, (_, index) => 4_000 + index * 13);

function markup(family: DrawingFamily, seed: number): string {
  return renderToStaticMarkup(<Drawing family={family} seed={seed} code="DP-50" dimensionMm={1240} />);
}

beforeAll(preloadAllFamilies);

describe.each(DRAWING_FAMILIES)('the family %s', (family) => {
  test('gives the same markup for the same seed and other markup for another', () => {
    expect(markup(family, 7)).toBe(markup(family, 7));
    const variants = new Set(SEEDS.map((seed) => markup(family, seed)));
    expect(variants.size).toBe(SEEDS.length);
  });

  test('has no style, no id, no broken number and only known elements', () => {
    for (const seed of SEEDS) {
      const html = markup(family, seed);
      expect(html).toContain(' o"');
      expect(html).not.toMatch(/\sstyle=|\sid=|url\(|NaN|undefined|null|Infinity|e-\d/);
      const names = new Set([...html.matchAll(/<([a-z]+)/g)].map(([, name]) => name));
      names.delete('span');
      expect(['svg', 'g', 'rect', 'circle', 'ellipse', 'path', 'text']).toEqual(
        expect.arrayContaining([...names]),
      );
    }
  });

  test('stays inside the plate', () => {
    for (const seed of SEEDS) {
      const holder = document.createElement('div');
      holder.innerHTML = markup(family, seed);
      const points = drawnPoints(holder);
      expect(points.length).toBeGreaterThan(10);
      for (const [x, y] of points) {
        expect(x, `x of seed ${seed}`).toBeGreaterThanOrEqual(0);
        expect(x, `x of seed ${seed}`).toBeLessThanOrEqual(320);
        expect(y, `y of seed ${seed}`).toBeGreaterThanOrEqual(0);
        expect(y, `y of seed ${seed}`).toBeLessThanOrEqual(240);
      }
    }
  });

  test('has an accent part', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      expect(markup(family, seed)).toMatch(/class="(fa|fn acs|m3)/);
    }
  });
});
