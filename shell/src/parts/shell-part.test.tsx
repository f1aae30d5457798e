import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { isShellFault } from './shell-fault.ts';
import { onShellFault } from './shell-file.ts';
import { PartOutlet, PartPage, shellPart } from './shell-part.tsx';

const module = { Menu: () => <p>فهرست</p> };
type Module = typeof module;

function outlet(part: ReturnType<typeof shellPart<Module>>) {
  return (
    <PartOutlet part={part} fallback={<p>در راه</p>}>
      {({ Menu }) => <Menu />}
    </PartOutlet>
  );
}

/** React logs what a boundary catches. */
const quiet = { onCaughtError: () => {} };

describe('a part of the shell', () => {
  it('is requested once and then there without waiting', async () => {
    const fetchModule = vi.fn(async () => module);
    const part = shellPart(fetchModule);
    await Promise.all([part.load(), part.load()]);

    render(<PartPage part={part} fallback={<p>در راه</p>} page={({ Menu }) => Menu} />);

    expect(screen.getByText('فهرست')).toBeTruthy();
    expect([fetchModule.mock.calls.length, part.peek()]).toEqual([1, module]);
  });

  it('shows its fallback until it is there', async () => {
    const late = Promise.withResolvers<Module>();
    await act(async () => render(outlet(shellPart(() => late.promise))));
    expect(screen.getByText('در راه')).toBeTruthy();

    await act(async () => late.resolve(module));

    expect(screen.getByText('فهرست')).toBeTruthy();
  });

  it('that cannot be loaded costs its own place alone, and is requested again when it is shown anew', async () => {
    const fetchModule = vi.fn(async () => module).mockRejectedValueOnce(new Error('chunk lost'));
    const part = shellPart(fetchModule);
    const page = await act(async () =>
      render(
        <>
          <p>جست‌وجو</p>
          {outlet(part)}
        </>,
        quiet,
      ),
    );
    expect([screen.getByText('در راه'), screen.getByText('جست‌وجو')]).toHaveLength(2);
    expect(fetchModule).toHaveBeenCalledOnce();

    page.unmount();
    await act(async () => render(outlet(part)));

    expect(screen.getByText('فهرست')).toBeTruthy();
  });

  it('that cannot be loaded is told to who listens, as a fault of the shell', async () => {
    const cause = new Error('chunk lost');
    const listener = vi.fn();
    const stop = onShellFault(listener);

    const error = await shellPart<Module>(() => Promise.reject(cause))
      .load()
      .catch((fault: unknown) => fault);
    stop();

    expect([isShellFault(error), (error as Error).cause]).toEqual([true, cause]);
    expect(listener).toHaveBeenCalledExactlyOnceWith(error);
    expect(isShellFault(cause)).toBe(false);
  });
});
