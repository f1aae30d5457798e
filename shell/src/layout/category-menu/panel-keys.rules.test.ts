import { describe, expect, it } from 'vitest';
import { panelStep } from './panel-keys.rules.ts';

/** «همه», then two groups with two children each. */
const heads = [false, true, false, false, true, false, false];
const step = (key: string, index: number) => panelStep(key, { heads, index });

describe('panelStep', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 6, 6],
    ['ArrowUp', 4, 3],
    ['ArrowUp', 0, 0],
    ['Home', 5, 0],
    ['End', 2, 6],
  ] as const)('%s at link %i goes to %i', (key, index, next) => {
    expect(step(key, index)).toBe(next);
  });

  it('moves forward by groups', () => {
    expect(step('ArrowLeft', 0)).toBe(1);
    expect(step('ArrowLeft', 2)).toBe(4);
    expect(step('ArrowLeft', 5)).toBe(5);
  });

  it('moves back by groups, and from the first one to the types', () => {
    expect(step('ArrowRight', 5)).toBe(1);
    expect(step('ArrowRight', 4)).toBe(1);
    expect(step('ArrowRight', 2)).toBe('tabs');
    expect(step('ArrowRight', 1)).toBe('tabs');
    expect(step('ArrowRight', 0)).toBe('tabs');
  });

  it('ignores other keys', () => {
    expect(step('a', 0)).toBeNull();
    expect(step('Tab', 0)).toBeNull();
  });
});
