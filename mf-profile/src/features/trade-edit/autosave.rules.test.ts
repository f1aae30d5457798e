import { describe, expect, it } from 'vitest';
import { type Autosave, type AutosaveEvent, IDLE, nextSave, PAUSE_MS, RETRY_MS } from './autosave.rules.ts';

const at = '2026-11-23T07:12:00Z';
const offline = { type: 'failed', failure: { kind: 'offline', detail: null } } as const;
const refused = { type: 'failed', failure: { kind: 'refused', detail: 'کم است' } } as const;

/** The last state and the effects of a series of events. */
function stepsOf(...events: AutosaveEvent[]) {
  let state: Autosave = IDLE;
  const effects = events.map((event) => {
    const [next, effect] = nextSave(state, event);
    state = next;
    return effect.type === 'wait' ? effect.ms : effect.type;
  });
  return { state, effects };
}

describe('storing by itself', () => {
  it('waits for a pause in typing, sends, and is done', () => {
    const { state, effects } = stepsOf(
      { type: 'edited' },
      { type: 'edited' },
      { type: 'due' },
      { type: 'saved', at },
    );

    expect(effects).toEqual([PAUSE_MS, PAUSE_MS, 'send', 'none']);
    expect(state).toEqual({ ...IDLE, savedAt: at });
  });

  it('never sends twice at once: what is typed meanwhile is sent afterwards', () => {
    const { state, effects } = stepsOf(
      { type: 'edited' },
      { type: 'due' },
      { type: 'edited' },
      { type: 'due' },
      { type: 'saved', at },
    );

    expect(effects).toEqual([PAUSE_MS, 'send', 'none', 'none', PAUSE_MS]);
    expect(state.phase).toBe('waiting');
  });

  it('tries again without a connection, ever more rarely, and forgets the failures on success', () => {
    const attempt: AutosaveEvent[] = [{ type: 'due' }, offline];
    const failures = [1, 2, 3, 4].flatMap(() => attempt);

    const { effects } = stepsOf({ type: 'edited' }, ...failures);
    const { state } = stepsOf({ type: 'edited' }, ...failures, { type: 'due' }, { type: 'saved', at });

    expect(effects.filter((effect) => typeof effect === 'number').slice(1)).toEqual([
      ...RETRY_MS,
      RETRY_MS[2],
    ]);
    expect(state).toEqual({ ...IDLE, savedAt: at });
  });

  it('does not repeat what was refused until it is changed', () => {
    const { state, effects } = stepsOf({ type: 'edited' }, { type: 'due' }, refused, { type: 'edited' });

    expect(effects).toEqual([PAUSE_MS, 'send', 'none', PAUSE_MS]);
    expect(state.failure?.detail).toBe('کم است');
  });

  it('keeps everything while a choice between two versions is open', () => {
    const { state, effects } = stepsOf(
      { type: 'edited' },
      { type: 'due' },
      { type: 'stale' },
      { type: 'edited' },
    );

    expect([state.phase, state.isEdited, effects.at(-1)]).toEqual(['conflict', true, 'none']);
    expect(nextSave(state, { type: 'due' })[1].type).toBe('none');
    expect(nextSave(state, { type: 'resolved' })).toMatchObject([{ phase: 'saving' }, { type: 'send' }]);
  });

  it('begins anew once what was typed is discarded', () => {
    const { state, effects } = stepsOf({ type: 'edited' }, { type: 'stale' }, { type: 'discarded' });

    expect([state, effects.at(-1)]).toEqual([IDLE, 'none']);
  });

  it('gives up on a request that is closed', () => {
    const closed = { type: 'failed', failure: { kind: 'closed', detail: null } } as const;

    expect(stepsOf({ type: 'edited' }, { type: 'due' }, closed, { type: 'edited' }).effects.at(-1)).toBe(
      'none',
    );
  });
});
