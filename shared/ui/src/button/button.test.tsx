// @vitest-environment happy-dom
import { mdiHeartOutline } from '@mdi/js';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button, IconButton, LinkButton } from './button.tsx';

afterEach(cleanup);

describe('Button', () => {
  it('does nothing while it is busy, announces what happens and does not send its form', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy busyLabel="در حال ثبت" onClick={onClick}>
          ثبت
        </Button>
      </form>,
    );

    const button = screen.getByRole('button', { name: 'در حال ثبت' });
    await userEvent.click(button);

    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('contains both texts when it may become busy, and is named by the resting one', () => {
    render(
      <Button busy={false} busyLabel="در حال ثبت">
        ثبت
      </Button>,
    );

    expect(screen.getByRole('button', { name: 'ثبت' }).textContent).toBe('ثبتدر حال ثبت');
  });

  it('stays reachable when it is disabled', async () => {
    const onClick = vi.fn();
    render(
      <Button disabled onClick={onClick}>
        ثبت
      </Button>,
    );

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    const button = screen.getByRole('button', { name: 'ثبت' });
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('reports a click when it is neither busy nor disabled', async () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>ثبت</Button>);

    await userEvent.click(screen.getByRole('button', { name: 'ثبت' }));

    expect(onClick).toHaveBeenCalledOnce();
  });
});

it('IconButton is named by its label', () => {
  render(<IconButton icon={mdiHeartOutline} label="علاقه‌مندی" />);

  expect(screen.getByRole('button', { name: 'علاقه‌مندی' })).toBeTruthy();
});

it('LinkButton is a link', () => {
  render(<LinkButton href="/x">دیدن</LinkButton>);

  expect(screen.getByRole('link', { name: 'دیدن' }).getAttribute('href')).toBe('/x');
});
