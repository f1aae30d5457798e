import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PrintLetterhead } from './print-letterhead.tsx';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-20T07:12:00Z'), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

it('is for paper only, and tells name, address and time when printing begins', () => {
  window.history.replaceState(null, '', '/products/5/%D9%BE%D9%85%D9%BE?v=TE3-80');
  const { container } = render(<PrintLetterhead />);
  const before = container.textContent;
  act(() => void window.dispatchEvent(new Event('beforeprint')));

  expect(container.firstElementChild?.getAttribute('data-print')).toBe('only');
  expect(before).toBe('بازار صنعت');
  expect(container.textContent).toContain('چاپ در ۲۹ آبان ۱۴۰۵، ساعت ۱۰:۴۲');
  expect(container.textContent?.endsWith('/products/5?v=TE3-80')).toBe(true);
});

it('shows an address that cannot be decoded as it is', () => {
  window.history.replaceState(null, '', '/products/search/%D9');
  const { container } = render(<PrintLetterhead />);
  act(() => void window.dispatchEvent(new Event('beforeprint')));

  expect(container.textContent).toContain('/products/search/%D9');
});

it('writes Persian letters instead of their codes', () => {
  window.history.replaceState(null, '', '/search/all?q=%D9%BE%D9%85%D9%BE');
  const { container } = render(<PrintLetterhead />);
  act(() => void window.dispatchEvent(new Event('beforeprint')));

  expect(container.textContent).toContain('/search/all?q=پمپ');
});
