// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function Page({ locked }: { locked?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        لغو
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="لغو درخواست؟"
        description="پیشنهاد از بین می‌رود."
        locked={locked}
      >
        <input aria-label="دلیل" />
      </Dialog>
    </>
  );
}

const dialog = () => document.querySelector('dialog') as HTMLDialogElement;

async function openIt(locked = false) {
  render(<Page locked={locked} />);
  await userEvent.click(screen.getByRole('button', { name: 'لغو' }));
}

describe('Dialog', () => {
  it('opens as a modal with a name and a description', async () => {
    await openIt();

    expect(dialog().open).toBe(true);
    expect(document.getElementById(dialog().getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'لغو درخواست؟',
    );
    expect(document.getElementById(dialog().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'پیشنهاد از بین می‌رود.',
    );
  });

  it('closes on Esc and returns the focus to its opener', async () => {
    await openIt();
    screen.getByLabelText('دلیل').focus();

    fireEvent(dialog(), new Event('cancel', { cancelable: true }));

    expect(dialog().open).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'لغو' }));
  });

  it('closes on a click on the backdrop, not on one inside', async () => {
    await openIt();

    await userEvent.click(screen.getByLabelText('دلیل'));
    expect(dialog().open).toBe(true);

    fireEvent.click(dialog());
    expect(dialog().open).toBe(false);
  });

  it('closes with its button', async () => {
    await openIt();

    await userEvent.click(screen.getByRole('button', { name: 'بستن' }));

    expect(dialog().open).toBe(false);
  });

  it('stays open while it is locked', async () => {
    await openIt(true);

    fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    fireEvent.click(dialog());

    expect(dialog().open).toBe(true);
    expect(screen.queryByRole('button', { name: 'بستن' })).toBeNull();
  });
});
