import { describe, expect, it } from 'vitest';
import { dragCrop, fileFault, isTooSmall, MIDDLE, squareOf } from './picture.rules.ts';

const wide = { width: 1200, height: 800 };
const MEGABYTE = 1024 * 1024;

describe('fileFault', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('accepts %s up to ten megabytes', (type) => {
    expect(fileFault({ type, size: 10 * MEGABYTE })).toBeUndefined();
    expect(fileFault({ type, size: 10 * MEGABYTE + 1 })).toBe('tooLarge');
  });

  it.each(['image/gif', 'image/svg+xml', 'application/pdf', ''])('refuses "%s"', (type) => {
    expect(fileFault({ type, size: 1 })).toBe('wrongType');
  });
});

describe('isTooSmall', () => {
  it('looks at the shorter side', () => {
    expect(isTooSmall({ width: 2000, height: 127 })).toBe(true);
    expect(isTooSmall({ width: 128, height: 128 })).toBe(false);
  });
});

describe('squareOf', () => {
  it('begins with the largest square in the middle', () => {
    expect(squareOf(wide, MIDDLE)).toEqual({ x: 200, y: 0, side: 800 });
  });

  it('is smaller the further the picture is enlarged, four times at most', () => {
    expect(squareOf(wide, { ...MIDDLE, zoom: 2 })).toEqual({ x: 400, y: 200, side: 400 });
    expect(squareOf(wide, { ...MIDDLE, zoom: 9 }).side).toBe(200);
    expect(squareOf(wide, { ...MIDDLE, zoom: 0.1 }).side).toBe(800);
  });

  it.each([
    [0, 0],
    [1, 1],
    [-3, 7],
  ])('stays inside the picture at %d, %d', (across, down) => {
    const { x, y, side } = squareOf(wide, { zoom: 1.7, across, down });

    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + side).toBeLessThanOrEqual(wide.width);
    expect(y + side).toBeLessThanOrEqual(wide.height);
  });
});

describe('dragCrop', () => {
  it('shows more of the left when the picture is drawn to the right', () => {
    const drawn = dragCrop(wide, MIDDLE, { right: 40, down: 0, previewSide: 320 });

    // 40 of 320 pixels of a square of 800 are 100 of the 400 pixels of room.
    expect(drawn.across).toBeCloseTo(0.25);
  });

  it('stops at the edge, and does not move where there is no room', () => {
    const drawn = dragCrop(wide, MIDDLE, { right: -9000, down: 50, previewSide: 320 });

    expect(drawn).toEqual({ ...MIDDLE, across: 1 });
  });
});
