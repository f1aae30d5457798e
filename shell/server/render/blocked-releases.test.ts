import { describe, expect, it } from 'vitest';
import { createBlockedReleases } from './blocked-releases.ts';

const SUPPLIERS = { remote: 'mf-suppliers', version: '1.0.0' };

function given() {
  let ms = Date.parse('2026-11-20T10:00:00Z');
  return {
    blocked: createBlockedReleases(() => new Date(ms)),
    pass: (minutes: number) => {
      ms += minutes * 60_000;
    },
  };
}

describe('blocked releases', () => {
  it('stay blocked until a new manifest lifts it, each with the first reason', () => {
    const { blocked, pass } = given();

    expect([blocked.block(SUPPLIERS, 'it left'), blocked.block(SUPPLIERS, 'again')]).toEqual([true, false]);
    pass(60);
    expect(blocked.list()).toEqual([{ ...SUPPLIERS, reason: 'it left', since: '2026-11-20T10:00:00.000Z' }]);
    blocked.lift();
    expect(blocked.list()).toEqual([]);
  });

  it('are all of them for five minutes, since nothing named the bad one', () => {
    const { blocked, pass } = given();

    expect([blocked.blockAll('three deaths'), blocked.blockAll('a fourth')]).toEqual([true, false]);
    expect(blocked.all()).toBe('three deaths');
    pass(5);
    expect(blocked.all()).toBeNull();
    expect(blocked.blockAll('three more')).toBe(true);
  });
});
