import { listSuggestions } from '@bazaar/contracts/product';
import { loadFamily } from '@bazaar/drawing';
import { toPersianDigits } from '@bazaar/locale';
import { given } from '@bazaar/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderShell } from '../render-shell.fixture.tsx';
import { StatusPage } from './status-page.tsx';

const open = (status: number, onRetry?: () => void) =>
  renderShell(
    [
      { path: '/', element: <StatusPage status={status} {...(onRetry ? { onRetry } : {})} /> },
      { path: '/search/:key', element: <h1>نتیجه‌ها</h1> },
    ],
    { handlers: [given(listSuggestions, [])] },
  );

beforeAll(async () => {
  await loadFamily('steel');
});

describe('the page of a 404', () => {
  it('has the texts and links of the specification: code, error, message, home, back', async () => {
    await open(404);

    expect(screen.getByText('۴۰۴')).toBeTruthy();
    expect(screen.getByText('خطا')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'صفحه درخواستی پیدا نشد' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'بازگشت به صفحه اصلی' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('button', { name: 'بازگشت به صفحه قبل' })).toBeTruthy();
  });

  it('offers a search', async () => {
    const { router } = await open(404);

    await userEvent.type(screen.getByRole('combobox', { name: /نام کالا/ }), 'پمپ{Enter}');

    await waitFor(() => expect(decodeURIComponent(router.state.location.pathname)).toBe('/search/پمپ'));
  });

  it('goes one page back, and home where there is none', async () => {
    const { router } = await open(404);
    const navigate = vi.spyOn(router, 'navigate');
    const length = vi.spyOn(window.history, 'length', 'get');

    length.mockReturnValue(4);
    await userEvent.click(screen.getByRole('button', { name: 'بازگشت به صفحه قبل' }));
    expect(navigate).toHaveBeenLastCalledWith(-1);

    length.mockReturnValue(1);
    await userEvent.click(screen.getByRole('button', { name: 'بازگشت به صفحه قبل' }));
    expect(navigate.mock.lastCall?.[0]).toBe('/');
  });
});

describe('the page of any other error', () => {
  it.each([500, 502, 418])(
    'shows for %i that the service had a problem, with a link home',
    async (status) => {
      await open(status);

      expect(screen.getByText('مشکلی در ارائه سرویس رخ داده است، لطفاً دوباره تلاش کنید')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'بازگشت به صفحه اصلی' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).toBeNull();
    },
  );

  it.each([
    [400, 'درخواست نادرست است'],
    [403, 'به این صفحه دسترسی ندارید'],
    [429, 'درخواست‌های شما بیش از حد مجاز است'],
  ])('shows for %i what the status means', async (status, words) => {
    await open(status);

    expect(screen.getByRole('heading', { level: 1, name: words })).toBeTruthy();
    expect(screen.getByText(toPersianDigits(status))).toBeTruthy();
  });

  it('offers a retry where that makes sense', async () => {
    const retry = vi.fn();
    await open(500, retry);

    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));

    expect(retry).toHaveBeenCalledOnce();
  });
});
