import { renderAt } from '@bazaar/testing';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import remote from '../../remote.ts';
import { keptDraft } from './kept-draft.store.ts';
import { givenServices } from './trade-edit.fixture.ts';

vi.mock('./second-part.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const kept = () => keptDraft({ userId: '7', requestId: 7 });

afterEach(() => kept().remove());

it('a form whose second part cannot be fetched keeps what is typed, and says that the connection is lost', async () => {
  const services = givenServices();
  await renderAt(remote, '/profile/directorder/edit/7', {
    session: 'signed-in',
    handlers: services.handlers,
  });
  const quantity = await screen.findByRole<HTMLInputElement>('textbox', { name: 'مقدار' });

  fireEvent.change(quantity, { target: { value: '۵۰' } });

  expect(await screen.findByText(/اتصال قطع است/, undefined, { timeout: 5_000 })).toBeTruthy();
  expect([quantity.value, kept().get()?.form.lines[0]?.quantity]).toEqual(['۵۰', '۵۰']);
  expect(services.store.bodies).toEqual([]);
});
