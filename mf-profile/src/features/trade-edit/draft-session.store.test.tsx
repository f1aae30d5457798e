import type { TradeDraft, TradeRequest } from '@bazaar/contracts/trade';
import { TradeRequest as TradeRequestSchema } from '@bazaar/contracts/trade';
import { givenDraft } from '@bazaar/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAUSE_MS, RETRY_MS } from './autosave.rules.ts';
import { type DraftForm, emptyLine } from './draft-form.rules.ts';
import { type SaveResult, sendDraft } from './draft-sending.ts';
import { createDraftSession } from './draft-session.store.ts';
import { createDraftState } from './draft-state.ts';
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
const kept = () => keptDraft({ userId: '9', requestId: 7 });
const noted = (note: string) => (form: DraftForm) => ({ ...form, note });

function open(answers: SaveResult[], { from = request(1), isAutomatic = true } = {}) {
  const save = vi.fn(async (_body: TradeDraft, _rowVersion: number) => answers.shift() ?? offline);
  const session = createDraftSession({
    request: from,
    kept: kept(),
    send: (state, form) => sendDraft(save, state, form),
    isAutomatic,
  });
  return { session, save, end: session.start() };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  kept().remove();
});

describe('an open form', () => {
  it('stores once after a pause, with the version it was read in', async () => {
    const { session, save, end } = open([saved(2, 'ab')]);

    session.change(noted('a'));
    session.change(noted('ab'));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);

    expect(save.mock.calls.map(([body, version]) => [body.note, version])).toEqual([['ab', 1]]);
    expect(session.saving.get()).toMatchObject({ phase: 'idle', savedAt: '2026-11-23T07:12:00Z' });
    expect(kept().get()).toBeNull();
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
    expect(kept().get()).toBeNull();
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
    expect(kept().get()?.form.lines).toHaveLength(2);
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
    kept().set({
      rowVersion: 1,
      base: createDraftSession({
        request: request(1),
        kept: kept(),
        send: vi.fn(),
        isAutomatic: true,
      }).form.get(),
      form: { ...open([]).session.form.get(), note: 'من' },
      keptAt: new Date().toISOString(),
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

describe('a form that cannot be sent', () => {
  const lines = (count: number, properties = '') =>
    Array.from({ length: count }, (_, index) => ({
      ...emptyLine(`${index}`),
      ...{ title: `بوش برنزی ${index}`, unit: 'عدد', quantity: '۶', properties },
    }));

  it('says why, sends nothing, and is stored after the next change', async () => {
    const { session, save, end } = open([saved(2, '')]);
    session.change((form) => ({ ...form, lines: lines(201) }));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);

    expect(save).not.toHaveBeenCalled();
    expect(session.saving.get()).toMatchObject({ phase: 'failed', failure: { kind: 'refused' } });
    expect(session.saving.get().failure?.detail).toMatch(/^هر درخواست حداکثر ۲۰۰ ردیف دارد/);
    expect(Object.keys(session.refusal.get()?.errors ?? {})).toEqual(['lines']);
    expect(kept().get()?.form.lines).toHaveLength(201);

    session.change((form) => ({ ...form, lines: form.lines.slice(1) }));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);

    expect(save.mock.calls[0]?.[0].lines).toHaveLength(200);
    expect([session.saving.get().phase, session.refusal.get()]).toEqual(['idle', null]);
    end();
  });

  it.each([
    ['too much text in its lines', { lines: lines(200, `الف: ${'ب'.repeat(195)}\n`.repeat(8)) }, 'lines'],
    ['a long note', { note: 'ب'.repeat(2_001) }, 'note'],
    ['a long term', { payment: 'ب'.repeat(301) }, 'terms.payment'],
    ['a long number', { poNumber: '9'.repeat(41) }, 'poNumber'],
    [
      'too many documents',
      {
        documents: Array.from({ length: 21 }, () => ({
          ...{ typeId: 1, fileId: crypto.randomUUID(), name: null, size: null },
        })),
      },
      'documents',
    ],
  ])('names the field with %s', async (_, change, field) => {
    const { session, save, end } = open([]);
    session.change((form) => ({ ...form, ...change }));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);

    expect(save).not.toHaveBeenCalled();
    expect(Object.keys(session.refusal.get()?.errors ?? {})).toEqual([field]);
    expect(session.saving.get().failure?.detail).toMatch(/[\u0600-\u06FF]/);
    end();
  });

  it('goes on after a fault of its own', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const { session, save, end } = open([saved(2, 'b')]);
    const fault = new TypeError('broken');
    save.mockRejectedValueOnce(fault);
    session.change(noted('a'));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    vi.unstubAllGlobals();

    expect(report).toHaveBeenCalledWith(fault);
    expect(session.saving.get()).toMatchObject({ phase: 'failed', failure: { kind: 'refused' } });
    session.change(noted('b'));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);

    expect([save.mock.calls.length, session.saving.get().phase]).toEqual([2, 'idle']);
    end();
  });
});

describe('a text of an earlier visit', () => {
  const LONG_AGO = '2020-01-01T08:00:00.000Z';
  const MINUTE_MS = 60_000;

  /** Text that the browser has kept at this time. */
  function givenKept(keptAt: string) {
    const base = createDraftState(request(1)).form.get();
    kept().set({ rowVersion: 1, base, form: { ...base, note: 'از دیروز' }, keptAt });
  }

  it('is shown and not sent, whatever is typed, until the user stores it', async () => {
    givenKept(LONG_AGO);
    const { session, save, end } = open([saved(2, 'از دیروز!')]);
    session.change((form) => ({ ...form, note: `${form.note}!` }));
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(PAUSE_MS * 10);

    expect(session.restored.get()).toEqual({ at: LONG_AGO, isOffered: true });
    expect(save).not.toHaveBeenCalled();
    await expect(session.flush()).resolves.toBe(false);

    session.keepRestored();
    await vi.advanceTimersByTimeAsync(0);

    expect(save.mock.calls.map(([body]) => body.note)).toEqual(['از دیروز!']);
    expect([session.restored.get(), kept().get()]).toEqual([null, null]);
    end();
  });

  it('is discarded for what is stored', async () => {
    givenKept(LONG_AGO);
    const { session, save, end } = open([saved(2, 'تازه')]);
    session.discardRestored();

    expect([session.form.get().note, session.saving.get().phase, kept().get()]).toEqual(['', 'idle', null]);
    session.change(noted('تازه'));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(save.mock.calls.map(([body]) => body.note)).toEqual(['تازه']);
    end();
  });

  it('does not become a new one by a reload', () => {
    givenKept(LONG_AGO);
    open([]).end();

    expect(kept().get()?.keptAt).toBe(LONG_AGO);
    const { session, end } = open([]);
    expect(session.restored.get()?.isOffered).toBe(true);
    end();
  });

  it('comes back silently within ten minutes, and while the page lasts', async () => {
    givenKept(new Date(Date.now() - 9 * MINUTE_MS).toISOString());
    const early = open([saved(2, 'از دیروز')]);
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    early.end();
    givenKept(new Date().toISOString());
    await vi.advanceTimersByTimeAsync(30 * MINUTE_MS);
    const late = open([saved(2, 'از دیروز')]);
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    late.end();

    expect([early.save.mock.calls.length, late.save.mock.calls.length]).toEqual([1, 1]);
  });

  it('that is stored on purpose only is offered and not held', async () => {
    givenKept(LONG_AGO);
    const { session, save, end } = open([saved(2, 'از دیروز')], { isAutomatic: false });
    await vi.advanceTimersByTimeAsync(PAUSE_MS * 10);

    expect([session.restored.get()?.isOffered, save.mock.calls.length]).toEqual([true, 0]);
    await expect(session.flush()).resolves.toBe(true);
    end();
  });
});
