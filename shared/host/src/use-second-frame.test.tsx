import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSecondFrame } from './use-second-frame.ts';

function Below() {
  return <p>{useSecondFrame() ? 'همه' : 'جای آن'}</p>;
}

afterEach(() => vi.unstubAllGlobals());

describe('content far down a page', () => {
  it('is rendered on the server, and stays during hydration', async () => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(<Below />);
    expect(place.textContent).toBe('همه');
    const frame = vi.fn();
    vi.stubGlobal('requestAnimationFrame', frame);

    const root = await act(async () => hydrateRoot(place, <Below />));

    expect(place.textContent).toBe('همه');
    expect(frame).not.toHaveBeenCalled();
    await act(async () => root.unmount());
  });

  it('waits for the second frame of a page that is rendered only in the browser', async () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
    vi.stubGlobal('cancelAnimationFrame', () => undefined);

    render(<Below />);
    expect(screen.getByText('جای آن')).toBeTruthy();

    frames.forEach((frame) => {
      frame();
    });
    expect(await screen.findByText('همه')).toBeTruthy();
  });
});
