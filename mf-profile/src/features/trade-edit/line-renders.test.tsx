import { renderAt } from '@bazaar/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import remote from '../../remote.ts';
import { keptDraft } from './kept-draft.store.ts';
import { loadSecondPart } from './load-second-part.ts';
import { messages } from './messages.ts';
import { givenLine, givenRequest, givenServices } from './trade-edit.fixture.ts';

const LINES = 200;

/** Lines in the buyer's own words, as many as a request may have. */
const lines = Array.from({ length: LINES }, (_, index) =>
  givenLine(index + 1, {
    ...{ supplierProductId: null, sku: null, listPriceRial: null, title: `ردیف ${index + 1}` },
  }),
);

async function open() {
  await renderAt(remote, '/profile/directorder/edit/7', {
    session: 'signed-in',
    handlers: givenServices(givenRequest({ lines })).handlers,
  });
  return screen.getAllByRole('listitem', { name: /ردیف/ });
}

beforeAll(() => loadSecondPart());

beforeEach(() => {
  keptDraft({ userId: '7', requestId: 7 }).remove();
});

describe('a letter in one of two hundred lines', () => {
  it('draws that line alone', async () => {
    const rows = await open();
    // Each row that is drawn names its button for removal.
    const drawn = vi.spyOn(messages as { remove: (line: string) => string }, 'remove');
    const [first] = rows as [HTMLElement];

    fireEvent.change(within(first).getByRole('textbox', { name: 'شرح' }), { target: { value: 'پیچ' } });

    await waitFor(() => expect(first.getAttribute('aria-label')).toContain('پیچ'));
    expect(new Set(drawn.mock.calls.map(([name]) => name)).size).toBe(1);
    drawn.mockRestore();
  });

  it('is in its field before the row follows in the next frame', async () => {
    const [first] = (await open()) as [HTMLElement];
    const field = within(first).getByRole<HTMLInputElement>('textbox', { name: 'شرح' });
    const drawn = vi.spyOn(messages as { remove: (line: string) => string }, 'remove');

    act(() => {
      fireEvent.change(field, { target: { value: 'پیچ' } });
    });

    expect([field.value, drawn.mock.calls.length]).toEqual(['پیچ', 0]);
    await waitFor(() => expect(first.getAttribute('aria-label')).toContain('پیچ'));
    drawn.mockRestore();
  });
});
