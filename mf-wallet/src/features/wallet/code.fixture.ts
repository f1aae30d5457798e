import { confirmStepUp, listDemoMessages, requestStepUp } from '@bazaar/contracts/auth';
import { given, type Handler } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

export const TOKEN = 'a'.repeat(43);

/** What the dialog that asks for a code is answered; outside the demo, where there is no inbox. */
export const givenCode: Handler[] = [
  given(requestStepUp, {
    requestId: '0b7c2f57-6f0e-4f0c-9d5f-6f3f5b0a1c11',
    expiresIn: 120,
    resendAfter: 60,
  }),
  given(confirmStepUp, { stepUpToken: TOKEN, expiresAt: '2026-11-20T06:10:00Z' } as never),
  given(listDemoMessages, []),
];

/** Types a code into the dialog and confirms it; returns what the dialog said. */
export async function confirmCode(button: string): Promise<string> {
  const dialog = await screen.findByRole('dialog');
  const said = dialog.textContent ?? '';
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'کد ۶ رقمی' }), '۱۲۳۴۵۶');
  await userEvent.click(within(dialog).getByRole('button', { name: button }));
  return said;
}
