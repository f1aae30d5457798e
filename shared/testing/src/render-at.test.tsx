import { signedOut } from '@bazaar/contracts/events';
import { getItemsCount, listCategoryChildren } from '@bazaar/contracts/product';
import { defineRemote, type RouteErrorProps } from '@bazaar/host';
import { act, fireEvent, screen } from '@testing-library/react';
import { data } from 'react-router';
import { describe, expect, it } from 'vitest';
import { given, problem } from './given.ts';
import { renderAt } from './render-at.tsx';
import { renderSlot } from './render-slot.tsx';
import { category } from './sample-remote/category.fixture.ts';
import remote from './sample-remote/remote.fixture.ts';

const children = given(listCategoryChildren, ({ params }) => [category({ parentId: params.id })]);

function Nothing() {
  return null;
}

function Inactive({ status, payload }: RouteErrorProps<{ id: string }>) {
  return (
    <p>
      {status}: {payload.id}
    </p>
  );
}

describe('renderAt', () => {
  it('shows the page of the address after its loader has ended', async () => {
    const { host } = await renderAt(remote, '/category/7/pumps', { handlers: [children] });

    expect(screen.getByRole('listitem').textContent).toBe('پمپ صنعتی');
    expect(host.calls.map(({ name }) => name)).toEqual(['GET product /api/v1/categories/7/children']);
  });

  it('shows the status of a thrown Response', async () => {
    await renderAt(remote, '/category/pumps');

    expect(screen.getByRole('alert').textContent).toBe('404 Page Not Found');
  });

  it('shows the status of a failed request, and 404 for an address that is not the remote’s', async () => {
    const page = await renderAt(remote, '/category/7', {
      handlers: [given(listCategoryChildren, problem(404))],
    });
    expect(screen.getByRole('alert').textContent).toBe('404 Problem 404');
    page.unmount();

    await renderAt(remote, '/faq');
    expect(screen.getByRole('alert').textContent).toBe('404 Not Found');
  });

  it('shows a remote’s own error component for a payload that its loader threw', async () => {
    const withView = defineRemote({
      name: 'mf-catalog',
      routes: [
        {
          pattern: '/category/:id',
          access: 'public',
          layout: 'main',
          render: 'server',
          page: async () => ({
            loader: ({ params }) => {
              throw data({ id: params.id }, { status: 404 });
            },
            Component: Nothing,
            ErrorComponent: Inactive,
          }),
        },
      ],
    });

    await renderAt(withView, '/category/7');

    expect(screen.getByText('404: 7')).toBeTruthy();
  });

  it('follows redirects and links through the router', async () => {
    const { router } = await renderAt(remote, '/category/7/old', { handlers: [children] });
    expect(router.state.location.pathname).toBe('/category/7/new');

    fireEvent.click(screen.getByRole('link'));

    await screen.findByRole('listitem');
    await act(async () => {});
    expect(router.state.location.pathname).toBe('/category/12/industrial-pump');
  });

  it('fills the slots that are given, and shows the fallback of the others', async () => {
    const page = await renderAt(remote, '/category/7', { handlers: [children] });
    expect(screen.getByText('جای اخبار')).toBeTruthy();
    page.unmount();

    const slots = { 'home.news': (props: object) => <p>{JSON.stringify(props)}</p> };
    await renderAt(remote, '/category/7', { handlers: [children], slots });
    expect(screen.getByText('{"title":"اخبار","take":4}')).toBeTruthy();
  });

  it('follows the session, and records notices', async () => {
    const { host } = await renderAt(remote, '/category/7', { handlers: [children], session: 'signed-in' });
    expect(screen.getByText('signed-in')).toBeTruthy();

    act(() => host.setSession('signed-out'));
    fireEvent.click(screen.getByRole('button'));

    expect(screen.getByText('signed-out')).toBeTruthy();
    expect(host.notices).toEqual([{ tone: 'info', title: 'ذخیره شد' }]);
  });

  it('accepts an existing host, so that the host’s listeners affect its page', async () => {
    const { host } = await renderAt(remote, '/category/7', { handlers: [children] });
    const stop = remote.listen?.(host);

    act(() => host.bus.publish(signedOut, { reason: 'user' }));

    expect(host.queryClient.getQueryCache().getAll()).toEqual([]);
    stop?.();
  });
});

describe('renderSlot', () => {
  const counts = given(getItemsCount, { types: [], itemsCount: 12, supplierCount: 3 });

  it('shows the component that a remote puts into a slot, after its load', async () => {
    await renderSlot(
      remote,
      { name: 'home.types', props: { title: 'دسته‌ها', take: 5 } },
      { handlers: [counts] },
    );

    expect(screen.getByRole('heading').textContent).toBe('دسته‌ها: 12');
  });

  it('refuses a slot that the remote does not fill, and props that are not in the slot’s schema', async () => {
    await expect(renderSlot(remote, { name: 'home.news' })).rejects.toThrow(
      'mf-catalog fills no slot "home.news"',
    );
    await expect(renderSlot(remote, { name: 'home.types', props: { size: 5 } })).rejects.toThrow(/size/);
  });
});
