import { listPublicContents } from '@bazaar/contracts/content';
import { getSupplier } from '@bazaar/contracts/merchant';
import { given, headOf, problem, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { givenSupplier } from '../../common/supplier/supplier.fixture.ts';
import { givenContent, pageOf } from '../../common/supplier/supplier-lists.fixture.ts';
import remote from '../../remote.ts';

const ADDRESS = '/supplier/40/content-list';
const news = { id: 9, title: 'خبر' };
const contents = [
  givenContent({ id: 1, contentType: news, title: 'خط تازه تولید' }),
  givenContent({ id: 2 }),
  givenContent({ id: 3, title: 'نگهداری پمپ' }),
];
const handlers = [
  given(getSupplier, givenSupplier()),
  given(listPublicContents, ({ query: { filter, paging } }) => ({
    ...pageOf(
      contents.filter(({ contentType }) => (filter.contentTypeId ?? contentType.id) === contentType.id),
    ),
    ...paging,
  })),
];

describe('/supplier/:supplierId/content-list', () => {
  it("lists the supplier's articles, with the kinds and their counts", async () => {
    const { host } = await renderAt(remote, ADDRESS, { handlers });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('مطالب صنایع نمونه‌پمپ');
    expect(screen.getAllByRole('article')).toHaveLength(3);
    const kinds = within(screen.getByRole('navigation', { name: 'مطالب بر اساس نوع' }));
    expect(kinds.getAllByRole('link').map((link) => link.textContent)).toEqual(['همه۳', 'راهنما۲', 'خبر۱']);
    for (const { input } of host.calls.filter(({ endpoint }) => endpoint === listPublicContents)) {
      expect(input?.query).toMatchObject({ filter: { supplierId: 40 } });
    }
  });

  it('opens each article among those of the same supplier', async () => {
    await renderAt(remote, ADDRESS, { handlers });

    const link = screen.getByRole('link', { name: 'خط تازه تولید' });
    expect(link.getAttribute('href')).toMatch(/^\/contents\/1\/supplier\/40\/./);
  });

  it('narrows to a kind that the supplier has, and ignores any other', async () => {
    const first = await renderAt(remote, `${ADDRESS}?type=9`, { handlers });
    expect(screen.getByRole('article').textContent).toContain('خط تازه تولید');
    expect((await headOf(remote, first))?.robots).toBe('noindex,follow');
    first.unmount();

    await renderAt(remote, `${ADDRESS}?type=77`, { handlers });
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('shows a message when nothing was published', async () => {
    const page = await renderAt(remote, ADDRESS, {
      handlers: [...handlers, given(listPublicContents, pageOf([]))],
    });

    expect(screen.getByText('هنوز مطلبی ندارد')).toBeTruthy();
    expect((await headOf(remote, page))?.robots).toBe('noindex,follow');
  });

  it('is 404 for an unknown supplier', async () => {
    await renderAt(remote, ADDRESS, { handlers: [...handlers, given(getSupplier, problem(404))] });

    expect(screen.getByRole('alert').textContent).toContain('404');
  });

  it('has the structured data of a list', async () => {
    const head = await headOf(remote, await renderAt(remote, ADDRESS, { handlers }));

    expect(head).toMatchObject({ title: 'مطالب صنایع نمونه‌پمپ', canonicalPath: ADDRESS });
    expect(head?.jsonLd?.map((block) => block['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
  });
});
