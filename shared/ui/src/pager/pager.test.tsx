// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';
import { Pager } from './pager.tsx';

afterEach(cleanup);

const show = (page: number, pageCount: number) =>
  render(<Pager page={page} pageCount={pageCount} hrefOf={(number) => `?page=${number}`} />);

describe('Pager', () => {
  it('links every shown page to its address and marks the current one', () => {
    show(4, 12);

    expect(screen.getByRole('link', { name: 'صفحه ۱۲' }).getAttribute('href')).toBe('?page=12');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('صفحه ۴');
  });

  it('marks the adjacent pages with rel', () => {
    show(4, 12);

    const before = screen.getByRole('link', { name: 'صفحه قبل' });
    const after = screen.getByRole('link', { name: 'صفحه بعد' });
    expect([before.getAttribute('rel'), before.getAttribute('href')]).toEqual(['prev', '?page=3']);
    expect([after.getAttribute('rel'), after.getAttribute('href')]).toEqual(['next', '?page=5']);
  });

  it('has no link before the first page or after the last', () => {
    show(1, 2);
    expect(screen.queryByRole('link', { name: 'صفحه قبل' })).toBeNull();

    cleanup();
    show(2, 2);
    expect(screen.queryByRole('link', { name: 'صفحه بعد' })).toBeNull();
  });

  it('renders nothing for one page', () => {
    expect(show(1, 1).container.innerHTML).toBe('');
  });
});

describe('pageWindow', () => {
  it.each([
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 'gap-after', 9]],
    [3, 9, [1, 2, 3, 4, 'gap-after', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap-after', 9]],
    [5, 9, [1, 'gap-before', 4, 5, 6, 'gap-after', 9]],
    [9, 9, [1, 'gap-before', 8, 9]],
  ])('returns for page %d of %d: %j', (page, count, expected) => {
    expect(pageWindow(page, count)).toEqual(expected);
  });
});
