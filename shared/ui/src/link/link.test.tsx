// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Breadcrumb } from '../breadcrumb/index.ts';
import { type AnchorProps, Link, LinkProvider } from './link.tsx';

afterEach(cleanup);

function RouterLink({ href, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} href={href} data-router="yes">
      {children}
    </a>
  );
}

const routed = (name: string) => screen.getByRole('link', { name }).dataset.router;

describe('Link', () => {
  it('renders addresses of the site with the provided component and all others as plain anchors', () => {
    render(
      <LinkProvider component={RouterLink}>
        <Link href="/a">درون</Link>
        <Link href="?page=2">صفحه</Link>
        <Link href="#b">جا</Link>
        <Link href="//other.example/">میزبان</Link>
        <Link href="tel:+982100000000">تلفن</Link>
        <Link href="/file.pdf" target="_blank">
          پرونده
        </Link>
      </LinkProvider>,
    );

    expect(['درون', 'صفحه', 'جا', 'میزبان', 'تلفن', 'پرونده'].map(routed)).toEqual([
      'yes',
      'yes',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(screen.getByRole('link', { name: 'پرونده' }).getAttribute('rel')).toBe('noopener');
  });

  it('is a plain anchor without a provider', () => {
    render(<Link href="/a">درون</Link>);

    expect(routed('درون')).toBeUndefined();
  });

  it('may cover its positioned ancestor, and keeps its own class', () => {
    render(
      <>
        <Link href="/a" className="own">
          یک
        </Link>
        <Link href="/b" className="own" stretched>
          دو
        </Link>
      </>,
    );
    const classesOf = (name: string) => [...screen.getByRole('link', { name }).classList];

    expect(classesOf('یک')).toEqual(['own']);
    expect(classesOf('دو')).toEqual([expect.stringContaining('stretched'), 'own']);
    expect(screen.getByRole('link', { name: 'دو' }).hasAttribute('stretched')).toBe(false);
  });

  it('is used by the other components', () => {
    render(
      <LinkProvider component={RouterLink}>
        <Breadcrumb items={[{ label: 'خانه', href: '/' }, { label: 'پمپ' }]} />
      </LinkProvider>,
    );

    expect(routed('خانه')).toBe('yes');
    expect(screen.getByText('پمپ').closest('[aria-current]')?.getAttribute('aria-current')).toBe('page');
  });
});
