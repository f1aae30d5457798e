import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ThemeControl } from './theme-control.tsx';

const root = document.documentElement;

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  root.removeAttribute('data-theme');
});

describe('the theme button', () => {
  it('switches from the system’s theme to light, to dark and back, and stores the choice', async () => {
    render(<ThemeControl />);
    const button = screen.getByRole('button');
    expect(button.getAttribute('aria-label')).toContain('سیستم');

    await userEvent.click(button);
    expect(root.getAttribute('data-theme')).toBe('light');
    expect(localStorage.getItem('theme')).toBe('light');

    await userEvent.click(button);
    expect(root.getAttribute('data-theme')).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');

    await userEvent.click(button);
    expect(root.hasAttribute('data-theme')).toBe(false);
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('follows a choice made in another tab', () => {
    render(<ThemeControl />);
    localStorage.setItem('theme', 'dark');

    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));

    expect(root.getAttribute('data-theme')).toBe('dark');
    expect(screen.getByRole('button', { name: /تیره/ })).toBeTruthy();
  });

  it('applies the theme even where nothing can be stored', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    render(<ThemeControl />);

    await userEvent.click(screen.getByRole('button'));

    expect(screen.getByRole('button', { name: /روشن/ })).toBeTruthy();
    expect(root.getAttribute('data-theme')).toBe('light');
  });

  it('shows the system’s theme on the server, whatever is stored here', () => {
    localStorage.setItem('theme', 'dark');

    expect(renderToString(<ThemeControl />)).toContain('سیستم');
  });
});
