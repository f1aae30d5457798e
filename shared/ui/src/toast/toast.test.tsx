// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Toast from './index.ts';

/** The modules anew, as on a page load: that a toast was requested belongs to one visit, and files of tests share modules. */
let toast: typeof Toast;
beforeEach(async () => {
  vi.resetModules();
  toast = await import('./index.ts');
});
afterEach(cleanup);

it('ToastHost is empty until a toast is requested, shows a failure as an alert, and runs its action once', async () => {
  const { showToast, ToastHost } = toast;
  const onSelect = vi.fn();
  const { container } = render(<ToastHost />);
  expect(container.innerHTML).toBe('');

  await showToast({
    tone: 'danger',
    title: 'ذخیره نشد',
    detail: 'دوباره تلاش کنید.',
    action: { label: 'تلاش دوباره', onSelect },
  });

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('ذخیره نشد');
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(onSelect).toHaveBeenCalledOnce();
});

it('ToastHost shows a success as a status', async () => {
  const { showToast, ToastHost } = toast;
  render(<ToastHost />);

  await showToast({ title: 'به علاقه‌مندی‌ها افزوده شد' });

  expect((await screen.findByRole('status')).textContent).toContain('به علاقه‌مندی‌ها افزوده شد');
});
