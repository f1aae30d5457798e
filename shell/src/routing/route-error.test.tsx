import { ApiError } from '@bazaar/api';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderShell } from '../pages/render-shell.fixture.tsx';
import { RemoteUnavailable } from '../remotes/remote-registry.ts';
import { RouteError } from './route-error.tsx';

const Nothing = () => null;

/** A page whose loader throws until the test lets it succeed. */
async function open(error: unknown) {
  const fault = { error: error as unknown };
  await renderShell([
    {
      path: '/',
      element: <p>صفحه</p>,
      ErrorBoundary: RouteError,
      HydrateFallback: Nothing,
      loader: () => {
        if (fault.error !== null) {
          throw fault.error;
        }
        return null;
      },
    },
  ]);
  return fault;
}

const retry = () => userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));

describe('a page that could not be loaded', () => {
  it('shows the specification’s text when there is no such page', async () => {
    await open(new Response(null, { status: 404 }));

    expect(screen.getByText('۴۰۴')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'صفحه درخواستی پیدا نشد' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'بازگشت به صفحه اصلی' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('button', { name: 'بازگشت به صفحه قبل' })).toBeDefined();
  });

  it('shows the specification’s text for every other error, and the page on a retry', async () => {
    const fault = await open(new ApiError(503, null));
    expect(screen.getByText('۵۰۳')).toBeDefined();
    expect(screen.getByText('مشکلی در ارائه سرویس رخ داده است، لطفاً دوباره تلاش کنید')).toBeDefined();
    expect(screen.getByRole('link', { name: 'بازگشت به صفحه اصلی' })).toBeDefined();

    fault.error = null;
    await retry();

    expect(await screen.findByText('صفحه')).toBeDefined();
  });

  it('never shows the message of a programming error', async () => {
    await open(new TypeError('secret of the code'));

    expect(screen.getByText('۵۰۰')).toBeDefined();
    expect(document.body.textContent).not.toContain('secret');
  });

  it('names the region when its remote cannot be loaded, and shows the page on a retry', async () => {
    const fault = await open(new RemoteUnavailable('mf-wallet'));
    expect(screen.getByRole('alert').textContent).toContain('بخش «کیف پول» در دسترس نیست');

    fault.error = null;
    await retry();

    expect(await screen.findByText('صفحه')).toBeDefined();
  });
});
