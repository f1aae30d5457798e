import { type AnchorProps, LinkProvider } from '@bazaar/ui/link';
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawnPoints } from '../drawing-bounds.fixture.ts';
import { type AssemblyLink, HomeAssembly } from './home-assembly.tsx';

const LINKS: readonly AssemblyLink[] = [
  { part: 'pump', label: 'پمپ سانتریفیوژ', count: '۸۶', href: '/category/2021/x' },
  { part: 'valve', label: 'شیرآلات صنعتی', count: '۱۱۲', href: '/category/2023/x' },
  { part: 'coupling', label: 'کوپلینگ', count: '۳۴', href: '/category/2054/x' },
  { part: 'motor', label: 'الکتروموتور', count: '۷۴', href: '/category/2031/x' },
  { part: 'transmitter', label: 'ترانسمیتر فشار', count: '۴۱', href: '/category/2044/x' },
  { part: 'flowmeter', label: 'فلومتر', count: '۲۸', href: '/category/2045/x' },
  { part: 'skid', label: 'ساخت شاسی فلزی', href: '/category/1023/x' },
];

function Routed({ children, ...anchor }: AnchorProps) {
  return (
    <a data-routed="yes" {...anchor}>
      {children}
    </a>
  );
}

test('HomeAssembly shows every part as a real link with its name, count and place, tied to a leader', () => {
  const { container } = render(<HomeAssembly links={LINKS} />);
  expect(screen.getAllByRole('link')).toHaveLength(7);
  expect(screen.getByRole('link', { name: /پمپ سانتریفیوژ.*۸۶/ }).getAttribute('href')).toBe(
    '/category/2021/x',
  );
  for (const { part } of LINKS) {
    expect(container.querySelectorAll(`[data-part="${part}"]`)).toHaveLength(2);
  }
});

test('HomeAssembly lets each leader begin on the part that its label names', () => {
  const { container } = render(<HomeAssembly links={LINKS} />);
  for (const { part } of LINKS) {
    const drawn = container.querySelector(`[data-drawn="${part}"]`);
    const [, x = '', y = ''] =
      /^M([\d.]+) ([\d.]+)/.exec(
        container.querySelector(`.lead[data-part="${part}"] path`)?.getAttribute('d') ?? '',
      ) ?? [];
    const points = drawn === null ? [] : drawnPoints(drawn);
    const [xs, ys] = [points.map(([at]) => at), points.map(([, at]) => at)];

    expect(Number(x), part).toBeGreaterThanOrEqual(Math.min(...xs));
    expect(Number(x), part).toBeLessThanOrEqual(Math.max(...xs));
    expect(Number(y), part).toBeGreaterThanOrEqual(Math.min(...ys));
    expect(Number(y), part).toBeLessThanOrEqual(Math.max(...ys));
  }
});

test('HomeAssembly draws no leader for a part without a link', () => {
  const { container } = render(<HomeAssembly links={LINKS.slice(0, 2)} />);
  expect(container.querySelectorAll('.lead')).toHaveLength(2);
});

test('HomeAssembly routes its links through the router of the page', () => {
  render(
    <LinkProvider component={Routed}>
      <HomeAssembly links={LINKS} />
    </LinkProvider>,
  );
  expect(screen.getAllByRole('link').every((link) => link.getAttribute('data-routed') === 'yes')).toBe(true);
});

test('HomeAssembly draws without style, id or broken number, and inside its frame', () => {
  const html = renderToStaticMarkup(<HomeAssembly links={LINKS} />);
  expect(html).not.toMatch(/\sstyle=|\sid=|NaN|undefined/);
  const holder = document.createElement('div');
  holder.innerHTML = html;
  const points = drawnPoints(holder);
  expect(points.length).toBeGreaterThan(200);
  for (const [x, y] of points) {
    expect(x).toBeGreaterThanOrEqual(-112);
    expect(x).toBeLessThanOrEqual(688);
    expect(y).toBeGreaterThanOrEqual(-20);
    expect(y).toBeLessThanOrEqual(500);
  }
});
