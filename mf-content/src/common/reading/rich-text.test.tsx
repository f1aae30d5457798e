import type { RichText as RichTextTree } from '@bazaar/contracts';
import { LinkProvider } from '@bazaar/ui/link';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

const link = (href: string): RichTextTree => [
  { tag: 'p', children: [{ tag: 'a', href, children: ['پیوند'] }] },
];

describe('RichText', () => {
  it('renders the elements of the tree', () => {
    render(
      <RichText
        nodes={[
          { tag: 'h2', id: 'بخش', children: ['بخش'] },
          { tag: 'p', children: ['خط', { tag: 'br', children: [] }, { tag: 'strong', children: ['مهم'] }] },
        ]}
      />,
    );

    expect(screen.getByRole('heading', { level: 2, name: 'بخش' }).id).toBe('بخش');
    expect(screen.getByText('مهم').tagName).toBe('STRONG');
  });

  it('shows markup in a text as text', () => {
    const { container } = render(
      <RichText nodes={[{ tag: 'p', children: ['<img src=x onerror=alert(1)>'] }]} />,
    );

    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  });

  it('opens external links in a new tab, with `noopener` and `nofollow`', () => {
    render(<RichText nodes={link('https://example.org')} />);

    const anchor = screen.getByRole('link', { name: 'پیوند' });
    expect(anchor.getAttribute('rel')).toBe('noopener nofollow');
    expect(anchor.getAttribute('target')).toBe('_blank');
  });

  it('leaves links inside the site to the router', () => {
    render(
      <LinkProvider component={({ href, children }) => <a href={`${href}?routed`}>{children}</a>}>
        <RichText nodes={link('/faq')} />
      </LinkProvider>,
    );

    expect(screen.getByRole('link', { name: 'پیوند' }).getAttribute('href')).toBe('/faq?routed');
  });

  it('puts a table into a region that the keyboard can scroll', () => {
    render(
      <RichText
        nodes={[
          {
            tag: 'table',
            children: [
              { tag: 'thead', children: [{ tag: 'tr', children: [{ tag: 'th', children: ['کجا'] }] }] },
            ],
          },
        ]}
      />,
    );

    expect(screen.getByRole('region', { name: 'جدول' }).tabIndex).toBe(0);
    expect(screen.getByRole('columnheader', { name: 'کجا' })).toBeTruthy();
  });
});
