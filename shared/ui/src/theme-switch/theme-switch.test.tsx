// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ThemeButton, ThemeSwitch } from './theme-switch.tsx';

afterEach(cleanup);

describe('theme', () => {
  it('is one of three radio buttons', async () => {
    const onChange = vi.fn();
    render(<ThemeSwitch value="system" onChange={onChange} />);

    expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByLabelText('سیستم'));
    await userEvent.click(screen.getByLabelText('تیره'));

    expect(onChange).toHaveBeenCalledExactlyOnceWith('dark');
  });

  it.each([
    ['system', 'ظاهر: سیستم', 'light'],
    ['light', 'ظاهر: روشن', 'dark'],
    ['dark', 'ظاهر: تیره', 'system'],
  ] as const)('switches from %s with one button named «%s»', async (value, name, next) => {
    const onChange = vi.fn();
    render(<ThemeButton value={value} onChange={onChange} />);

    await userEvent.click(screen.getByRole('button', { name }));

    expect(onChange).toHaveBeenCalledExactlyOnceWith(next);
  });
});
