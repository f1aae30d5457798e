import type { TradeDraft, TradeRequest } from '@bazaar/contracts/trade';
import { TradeRequest as TradeRequestSchema } from '@bazaar/contracts/trade';
import { givenDraft } from '@bazaar/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAUSE_MS, RETRY_MS } from './autosave.rules.ts';
import { type DraftForm, emptyLine } from './draft-form.rules.ts';
import { createDraftSession, type SaveResult } from './draft-session.store.ts';
import { keptDraft } from './kept-draft.store.ts';

const request = (rowVersion: number, change: Partial<TradeRequest> = {}): TradeRequest => ({
  ...TradeRequestSchema.parse(givenDraft(7, 3)),
  rowVersion,
  ...change,
});
const saved = (rowVersion: number, note: string): SaveResult => ({
  type: 'saved',
  request: request(rowVersion, { note }),
  at: '2026-11-23T07:12:00Z',
});
const offline: SaveResult = { type: 'failed', failure: { kind: 'offline', detail: null } };
const noted = (note: string) => (form: DraftForm) => ({ ...form, note });

function open(answers: SaveResult[], { from = request(1), isAutomatic = true } = {}) {
  const save = vi.fn(async (_body: TradeDraft, _rowVersion: number) => answers.shift() ?? offline);
  const session = createDraftSession({ request: from, kept: keptDraft(7), save, isAutomatic });
  return { session, save, end: session.start() };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  keptDraft(7).remove();
});

describe('an open form', () => {
  it('stores once after a pause, with the version it was read in', async () => {
    const { session, save, end } = open([saved(2, 'ab')]);

    session.change(noted('a'));
    session.change(noted('ab'));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);

    expect(save.mock.calls.map(([body, version]) => [body.note, version])).toEqual([['ab', 1]]);
    expect(session.saving.get()).toMatchObject({ phase: 'idle', savedAt: '2026-11-23T07:12:00Z' });
    expect(keptDraft(7).get()).toBeNull();
    end();
  });

  it('keeps what is not stored over the end of the page, and stores it in the next one', async () => {
    const first = open([offline]);
    first.session.change(noted('گم نشود'));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    first.end();

    const second = open([saved(2, 'گم نشود')]);
    expect(second.session.form.get().note).toBe('گم نشود');
    await vi.advanceTimersByTimeAsync(PAUSE_MS);

    expect(second.save.mock.calls[0]?.[0].note).toBe('گم نشود');
    expect(keptDraft(7).get()).toBeNull();
    second.end();
  });

  it('tries again when the connection is back', async () => {
    const { session, save, end } = open([offline, saved(2, 'a')]);
    session.change(noted('a'));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);

    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);

    expect(save).toHaveBeenCalledTimes(2);
    expect(session.saving.get().phase).toBe('idle');
    end();
  });

  it('tries again by itself', async () => {
    const { session, save, end } = open([offline, saved(2, 'a')]);
    session.change(noted('a'));
    await vi.advanceTimersByTimeAsync(PAUSE_MS + RETRY_MS[0]);

    expect(save).toHaveBeenCalledTimes(2);
    end();
  });

  it('sends a half-typed line as it was stored, and keeps what is typed', async () => {
    const line = { ...emptyLine('a'), title: 'بوش برنزی', unit: 'عدد', quantity: '۶' };
    const { session, save, end } = open([saved(2, ''), saved(3, 'x')]);
    session.change((form) => ({ ...form, lines: [line] }));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);

    session.change((form) => ({ ...form, note: 'x', lines: [{ ...line, quantity: '' }, emptyLine('b')] }));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);

    expect(save.mock.calls[1]?.[0].lines).toMatchObject([{ freeText: 'بوش برنزی', quantity: 6 }]);
    expect(keptDraft(7).get()?.form.lines).toHaveLength(2);
    end();
  });

  it('sends nothing when a change was taken back', async () => {
    const { session, save, end } = open([]);

    session.change(noted('a'));
    session.change(noted(' '));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);

    expect(save).not.toHaveBeenCalled();
    expect(session.saving.get()).toMatchObject({ phase: 'idle', isEdited: false, savedAt: null });
    end();
  });

  it('opens a choice when somebody else has stored, and sends what is chosen', async () => {
    const theirs = request(5, { note: 'دیگری' });
    const { session, save, end } = open([{ type: 'stale', request: theirs, at: 'x' }, saved(6, 'من')]);
    session.change(noted('من'));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(session.conflict.get()).toMatchObject({ mine: { note: 'من' }, theirs: { note: 'دیگری' } });

    session.resolve({ ...session.form.get(), note: 'من' });
    await vi.advanceTimersByTimeAsync(0);

    expect(save.mock.calls[1]?.[1]).toBe(5);
    expect([session.conflict.get(), session.saving.get().phase]).toEqual([null, 'idle']);
    end();
  });

  it('sees that only the answer of the former attempt was lost', async () => {
    const { session, end } = open([{ type: 'stale', request: request(2, { note: 'من' }), at: 'x' }]);
    session.change(noted('من'));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);

    expect([session.conflict.get(), session.saving.get().phase]).toEqual([null, 'idle']);
    end();
  });

  it('opens a choice at once when the request has changed since the kept changes were made', () => {
    keptDraft(7).set({
      rowVersion: 1,
      base: createDraftSession({
        request: request(1),
        kept: keptDraft(7),
        save: vi.fn(),
        isAutomatic: true,
      }).form.get(),
      form: { ...open([]).session.form.get(), note: 'من' },
    });

    const { session, end } = open([], { from: request(4, { note: 'دیگری' }) });

    expect(session.conflict.get()).toMatchObject({ mine: { note: 'من' }, theirs: { note: 'دیگری' } });
    expect(session.saving.get().phase).toBe('conflict');
    end();
  });

  it('stores only when told to where storing has an effect of its own', async () => {
    const { session, save, end } = open([saved(2, 'a')], { isAutomatic: false });
    session.change(noted('a'));
    await vi.advanceTimersByTimeAsync(PAUSE_MS * 10);
    expect(save).not.toHaveBeenCalled();

    await expect(session.flush()).resolves.toBe(true);
    expect(save).toHaveBeenCalledOnce();
    end();
  });
});
