import { describe, expect, it } from 'vitest';
import { lockScroll } from './index.ts';

const isLocked = () => document.documentElement.hasAttribute('data-scroll-locked');

describe('lockScroll', () => {
  it('locks the page until its last holder releases it, each holder once', () => {
    const first = lockScroll();
    const second = lockScroll();
    expect(isLocked()).toBe(true);

    first();
    first();
    expect(isLocked()).toBe(true);

    second();
    expect(isLocked()).toBe(false);
  });
});
