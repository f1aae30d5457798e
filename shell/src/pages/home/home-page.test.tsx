import { getCategoryMenu, getItemsCount } from '@bazaar/contracts/product';
import type { SlotProps } from '@bazaar/host';
import { createFakeHost, given, type Handler, problem } from '@bazaar/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderShell, shellConfig } from '../render-shell.fixture.tsx';
import { homeRoute } from './home.route.tsx';
import { Phrases } from './phrases.tsx';

const counts = given(getItemsCount, {
  itemsCount: 1406,
  supplierCount: 240,
  types: [{ categoryType: 'ElectronicDocument', title: 'اسناد', count: 216, examples: [] }],
});
const menu = given(getCategoryMenu, [
  {
    categoryType: 'Product',
    title: 'کالا',
    itemsCount: 1,
    groups: [
      {
        id: 10,
        title: 'پمپ و تجهیزات سیالات',
        slug: 'fluids',
        itemsCount: 90,
        drawing: { family: 'pump', seed: 1, dimensionMm: null, code: null },
        children: [{ id: 11, title: 'پمپ سانتریفیوژ', slug: 'centrifugal', itemsCount: 86 }],
      },
    ],
  },
]);
const config = {
  ...shellConfig,
  home: {
    banner: { title: 'قطعه را دقیق پیدا کنید', phrases: ['یک', 'دو', 'سه'] },
    sections: [
      { kind: 'types', title: 'گونه‌ها', hidden: false },
      { kind: 'slider', title: 'اسلایدر', hidden: true },
      { kind: 'mystery', title: 'ناشناخته', hidden: false },
      { kind: 'news', title: 'خبرها', hidden: false },
      { kind: 'howItWorks', title: 'چگونه کار می‌کند؟', hidden: false },
      { kind: 'request', title: 'آنچه می‌خواهید در فهرست نیست؟', hidden: false },
    ],
  },
};

async function open(handlers: Handler[] = [counts, menu], slot?: (props: SlotProps) => React.ReactNode) {
  const host = createFakeHost({ config, handlers });
  const { loader, Component } = homeRoute;
  return renderShell(
    [
      { path: '/', loader: () => loader(host), Component },
      { path: '/newai', element: null },
    ],
    { host, ...(slot ? { slot } : {}) },
  );
}

describe('the home page', () => {
  it('shows title, search, three live figures in Persian digits, and the four steps', async () => {
    await open();

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('قطعه را دقیق پیدا کنید');
    expect(screen.getByRole('search', { name: 'جست‌وجوی اصلی' })).toBeTruthy();
    expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      '۱٬۴۰۶',
      '۲۴۰',
      '۲۱۶',
    ]);
    expect(
      within(screen.getByRole('region', { name: 'چگونه کار می‌کند؟' })).getAllByRole('listitem'),
    ).toHaveLength(4);
  });

  it('links the parts of the drawing to their categories, and those without one to a search', async () => {
    await open();

    expect(screen.getByRole('link', { name: /پمپ سانتریفیوژ.*۸۶/ }).getAttribute('href')).toBe(
      '/category/11/centrifugal',
    );
    expect(decodeURIComponent(screen.getByRole('link', { name: 'فلومتر' }).getAttribute('href') ?? '')).toBe(
      '/search/فلومتر',
    );
  });

  it('places the configured sections in order, with their title and number; hidden and unknown kinds are omitted', async () => {
    const placed: SlotProps[] = [];
    await open([counts, menu], (props) => {
      placed.push(props);
      return <p>{props.name}</p>;
    });

    expect(placed.map(({ name, with: props }) => [name, props])).toEqual([
      ['home.continue', undefined],
      ['home.types', { title: 'گونه‌ها', take: 5 }],
      ['home.news', { title: 'خبرها', take: 6 }],
    ]);
    expect(screen.queryByText('اسلایدر')).toBeNull();
    expect(screen.queryByText('ناشناخته')).toBeNull();
  });

  it('reserves a section’s space and heading while its remote loads', async () => {
    await open();

    expect(screen.getByRole('heading', { name: 'خبرها' })).toBeTruthy();
    expect(screen.getByText('در حال بارگذاری خبرها')).toBeTruthy();
  });

  it('passes a need to the need-finder, by a form that works without scripts too', async () => {
    const { router } = await open();
    const band = within(screen.getByRole('region', { name: 'آنچه می‌خواهید در فهرست نیست؟' }));
    const field = band.getByRole('textbox', { name: 'چه می‌خواهید؟' });
    const form = field.closest('form');
    expect([form?.getAttribute('action'), form?.method, field.getAttribute('name')]).toEqual([
      '/newai',
      'get',
      'q',
    ]);

    await userEvent.type(field, ' پمپ ۱۰ بار ');
    await userEvent.click(band.getByRole('button', { name: 'یافتن تأمین‌کننده' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/newai'));
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('پمپ ۱۰ بار');
  });

  it('renders without its figures and categories when the services fail', async () => {
    await open([given(getItemsCount, problem(500)), given(getCategoryMenu, problem(500))]);

    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'کوپلینگ' }).getAttribute('href')).toMatch(/^\/search\//);
  });
});

describe('the phrases', () => {
  const reduced = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };

  beforeEach(() => {
    vi.useFakeTimers();
    reduced.matches = false;
    vi.spyOn(window, 'matchMedia').mockReturnValue(reduced as never);
  });
  afterEach(() => vi.useRealTimers());

  const pass = () => act(() => vi.advanceTimersByTime(4000));
  const shown = () => document.querySelector('p')?.textContent;
  const open = () => render(<Phrases phrases={['یک', 'دو', 'سه']} />);

  it('appear one at a time, in a cycle', () => {
    open();
    expect(shown()).toBe('یک');
    pass();
    expect(shown()).toBe('دو');
    pass();
    pass();
    expect(shown()).toBe('یک');
  });

  it('pause while hovered and while focused', () => {
    const { container } = open();
    const line = container.firstElementChild as Element;
    fireEvent.pointerEnter(line);
    pass();
    expect(shown()).toBe('یک');
    fireEvent.pointerLeave(line);
    fireEvent.focus(screen.getByRole('button'));
    pass();
    expect(shown()).toBe('یک');
    fireEvent.blur(screen.getByRole('button'));
    pass();
    expect(shown()).toBe('دو');
  });

  it('can be stopped', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'توقف متن متحرک' }));
    pass();
    expect(shown()).toBe('یک');
    fireEvent.click(screen.getByRole('button', { name: 'پخش متن متحرک' }));
    pass();
    expect(shown()).toBe('دو');
  });

  it('stand still for visitors who prefer reduced motion, and on the server', () => {
    reduced.matches = true;
    open();
    pass();
    expect(shown()).toBe('یک');
    expect(screen.queryByRole('button')).toBeNull();

    const html = renderToString(<Phrases phrases={['یک', 'دو']} />);
    expect(html).toContain('یک');
    expect(html).not.toContain('دو');
  });
});
