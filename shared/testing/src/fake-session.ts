import type { Session } from '@bazaar/host';
import { createFakeState } from './fake-state.ts';

export type SessionState = Session['status'] | Session;

/** A session that a test can change; components that read it through the hook are updated. */
export function createFakeSession(initial: SessionState) {
  const { get, set, use } = createFakeState(toSession(initial));
  return { get, use, set: (state: SessionState) => set(toSession(state)) };
}

function toSession(state: SessionState): Session {
  if (typeof state !== 'string') {
    return state;
  }
  return state === 'signed-in'
    ? { status: state, userId: '7', userName: 'کاربر آزمایشی' }
    : { status: state, userId: null, userName: null };
}
