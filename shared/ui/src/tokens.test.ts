import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');

const light = colours(css.slice(0, css.indexOf('@media screen')));
const darkByChoice = { ...light, ...colours(blockAfter(":root[data-theme='dark'] {")) };
const darkBySystem = { ...light, ...colours(blockAfter(':root:not([data-theme]) {')) };

/** Foreground, background, ratio in light, ratio in dark, minimum ratio: the table of the visual language. */
const PAIRS = [
  ['ink', 'canvas', 17.08, 17.0, 4.5],
  ['ink', 'surface', 18.16, 15.9, 4.5],
  ['ink-2', 'canvas', 8.73, 10.49, 4.5],
  ['ink-2', 'sunken', 8.18, 10.84, 4.5],
  ['ink-3', 'surface', 5.58, 6.17, 4.5],
  ['ink-3', 'canvas', 5.25, 6.6, 4.5],
  ['ink-3', 'sunken', 4.92, 6.82, 4.5],
  ['ink-3', 'hover', 5.06, 5.48, 4.5],
  ['on-accent', 'accent', 4.88, 7.53, 4.5],
  ['on-accent', 'accent-hover', 6.31, 8.81, 4.5],
  ['accent-text', 'surface', 5.91, 8.23, 4.5],
  ['accent-text', 'canvas', 5.56, 8.8, 4.5],
  ['accent-text', 'accent-soft', 5.29, 7.78, 4.5],
  ['success', 'success-soft', 5.04, 7.62, 4.5],
  ['warning', 'warning-soft', 5.83, 8.44, 4.5],
  ['danger', 'danger-soft', 6.04, 7.06, 4.5],
  ['info', 'info-soft', 5.87, 7.45, 4.5],
  ['danger', 'surface', 6.94, 7.44, 4.5],
  ['ink-inv', 'ink', 18.16, 17.0, 4.5],
  ['on-band', 'band', 16.76, 17.57, 4.5],
  ['on-band-2', 'band', 8.94, 8.76, 4.5],
  ['line-control', 'surface', 3.32, 3.87, 3],
  ['line-control', 'canvas', 3.12, 4.14, 3],
  ['focus', 'canvas', 6.3, 8.99, 3],
  ['accent', 'surface', 4.88, 6.94, 3],
  ['art-dim', 'plate', 5.04, 6.3, 4.5],
  ['art-line', 'plate', 10.55, 7.78, 3],
] as const;

/** Pairs that the components make and that are not in the table; text, so 4.5. */
const FURTHER_PAIRS = [
  ['surface', 'danger'],
  ['ink-2', 'accent-soft'],
  ['ink-2', 'warning-soft'],
  ['ink-2', 'info-soft'],
  ['ink-2', 'danger-soft'],
  ['ink-2', 'hover'],
  ['ink-2', 'raised'],
  ['accent-text', 'raised'],
  ['danger', 'raised'],
] as const;

describe('contrast', () => {
  it.each(PAIRS)('%s on %s has the ratios of the table (%d light, %d dark) and passes %d', (...pair) => {
    const [front, back, inLight, inDark, least] = pair;

    expect(ratio(light, front, back)).toBeCloseTo(inLight, 1);
    expect(ratio(darkByChoice, front, back)).toBeCloseTo(inDark, 1);
    expect(Math.min(ratio(light, front, back), ratio(darkByChoice, front, back))).toBeGreaterThanOrEqual(
      least,
    );
  });

  it.each(FURTHER_PAIRS)('%s on %s is readable in both themes', (front, back) => {
    expect(Math.min(ratio(light, front, back), ratio(darkByChoice, front, back))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('themes', () => {
  it('are equally dark by choice and by system preference', () => {
    expect(blockAfter(":root[data-theme='dark'] {")).toBe(blockAfter(':root:not([data-theme]) {'));
    expect(darkBySystem).toEqual(darkByChoice);
  });

  it('give every colour of the palette a dark value', () => {
    const shared = ['--photograph-ground', '--art-copper', '--art-mesh-1', '--art-mesh-2', '--art-spark'];
    const dark = colours(blockAfter(":root[data-theme='dark'] {"));

    expect(Object.keys(light).filter((name) => !shared.includes(name))).toEqual(Object.keys(dark));
  });
});

function blockAfter(selector: string): string {
  const start = css.indexOf(selector);
  return css.slice(start + selector.length, css.indexOf('}', start)).trim();
}

function colours(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
}

function ratio(palette: Record<string, string>, front: string, back: string): number {
  const [lighter = 0, darker = 0] = [front, back]
    .map((name) => luminance(palette[`--${name}`] ?? ''))
    .sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
