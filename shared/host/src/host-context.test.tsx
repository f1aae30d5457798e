import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Host } from './host.ts';
import { HostProvider, useHost } from './host-context.tsx';
import { Slot } from './slot.tsx';
import { SlotHostProvider } from './slot-host.ts';

function Greeting() {
  return <p>{useHost().links.faq()}</p>;
}

describe('useHost', () => {
  it('returns the nearest host', () => {
    const host = { links: { faq: () => '/faq' } } as Host;

    render(
      <HostProvider value={host}>
        <Greeting />
      </HostProvider>,
    );

    expect(screen.getByText('/faq')).toBeTruthy();
  });

  it('throws an error that names what is missing when there is no host', () => {
    expect(() => render(<Greeting />)).toThrow('no host above this component');
  });
});

describe('Slot', () => {
  const place = <Slot name="home.news" with={{ take: 4 }} fallback={<p>در حال بارگذاری</p>} />;

  it('is filled by the surrounding shell', () => {
    const slots = {
      render: ({ name, with: props }: { name: string; with?: object }) => name + JSON.stringify(props),
    };

    render(<SlotHostProvider value={slots}>{place}</SlotHostProvider>);

    expect(screen.getByText('home.news{"take":4}')).toBeTruthy();
  });

  it('shows its fallback, or nothing, without a surrounding shell', () => {
    const { container } = render(
      <>
        {place}
        <Slot name="home.news" />
      </>,
    );

    expect(container.textContent).toBe('در حال بارگذاری');
  });
});
