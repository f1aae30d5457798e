import { describe, expect, it } from 'vitest';
import { invitationEnd, isEnded, statusOf } from './agent.rules.ts';

const NOW = new Date('2026-11-23T08:00:00Z');

describe('an invitation', () => {
  it('can be accepted for seven days', () => {
    const end = invitationEnd(NOW).toISOString();

    expect(end).toBe('2026-11-30T08:00:00.000Z');
    expect(isEnded(end, new Date('2026-11-30T07:59:59Z'))).toBe(false);
    expect(isEnded(end, new Date('2026-11-30T08:00:00Z'))).toBe(true);
  });

  it('is an active agent once it is accepted, however late it is now', () => {
    const invitationEndsAt = '2026-11-20T08:00:00Z';

    expect(statusOf({ acceptedAt: '2026-11-19T08:00:00Z', invitationEndsAt: null }, NOW)).toBe('active');
    expect(statusOf({ acceptedAt: null, invitationEndsAt }, NOW)).toBe('expired');
    expect(statusOf({ acceptedAt: null, invitationEndsAt: '2026-11-24T08:00:00Z' }, NOW)).toBe('invited');
  });
});
