import { renderAt } from '@bazaar/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import remote from '../../remote.ts';
import { keptDraft } from './kept-draft.store.ts';
import { givenItem, givenRequest, givenServices } from './trade-edit.fixture.ts';

const saleUnit = 'کیلوگرم';
const ITEMS = [
  givenItem(101, { title: 'میلگرد آجدار A3 سایز ۲۸', sku: 'RB-A3-28-018', saleUnit }),
  givenItem(102, { title: 'ورق سیاه ۱۰', sku: 'SH-10', saleUnit }),
];
const HEAD = 'کد\tشرح\tتعداد\tواحد\n';
const REGION = 'افزودن اقلام از اکسل';

async function pasteRows(text: string) {
  const services = givenServices(givenRequest({ lines: [] }), ITEMS);
  await renderAt(remote, '/profile/directorder/edit/7', {
    session: 'signed-in',
    handlers: services.handlers,
  });
  await userEvent.click(screen.getByRole('button', { name: 'افزودن از اکسل' }));
  const panel = within(await screen.findByRole('region', { name: REGION }));
  const field = await panel.findByLabelText('ردیف‌های کپی‌شده از اکسل');
  fireEvent.change(field, { target: { value: text } });
  const add = async () => {
    await userEvent.click(panel.getByRole('button', { name: 'افزودن ۱ ردیف' }));
    await screen.findByText(/^ذخیره شد/, undefined, { timeout: 5_000 });
    return services.store.bodies.at(-1)?.lines;
  };
  return { panel, add };
}

beforeEach(() => keptDraft({ userId: '7', requestId: 7 }).remove());

describe('the unit of a pasted row', () => {
  it('is converted into that of a chosen item, and the conversion stands at the choice', async () => {
    const { panel, add } = await pasteRows('ورق\t1.5\tتن');

    const choice = await panel.findByRole('radio', { name: /ورق سیاه/ });
    expect(panel.queryByRole('list', { name: 'ردیف‌های خطادار' })).toBeNull();
    expect(choice.closest('label')?.textContent).toContain('۱٫۵ تن = ۱٬۵۰۰ کیلوگرم');
    await userEvent.click(choice);

    expect(await add()).toMatchObject([{ supplierProductId: 102, quantity: 1_500 }]);
  });

  it('is converted into that of an item that its code names, and the conversion stands at the row', async () => {
    const { panel, add } = await pasteRows(`${HEAD}RB-A3-28-018\tمیلگرد ۲۸\t5\tتن`);

    const converted = within(await panel.findByRole('list', { name: 'ردیف‌هایی که واحدشان تبدیل شد' }));
    expect(converted.getByText('۵ تن = ۵٬۰۰۰ کیلوگرم')).toBeTruthy();

    expect(await add()).toMatchObject([{ supplierProductId: 101, quantity: 5_000 }]);
  });

  it.each([
    ['RB-A3-28-018\tمیلگرد ۲۸\t5\tشاخه', 'میلگرد', 101],
    ['ورق\t5\tبرگ', 'ورق سیاه', 102],
  ])('that is of another kind asks for the quantity in the unit of the item: %s', async (text, title, id) => {
    const { panel, add } = await pasteRows(text);
    await userEvent.click(await panel.findByRole('radio', { name: new RegExp(title) }));

    expect(panel.getByText(/این کالا با واحد «کیلوگرم» فروخته می‌شود/)).toBeTruthy();
    expect(panel.getByText('منتظر تصمیم شما: ۱')).toBeTruthy();
    const field = panel.getByRole('textbox', { name: 'مقدار ردیف ۱ به کیلوگرم' });
    await userEvent.type(field, '۱٫۵');
    expect(panel.getByText('عدد صحیحی از ۱ تا ۱٬۰۰۰٬۰۰۰ بنویسید.')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, '۲۴۰');

    expect(await add()).toMatchObject([{ supplierProductId: id, quantity: 240 }]);
  });

  it('is never kept from a number that is too large in the unit of the item', async () => {
    const { panel } = await pasteRows('ورق\t1500\tتن');

    await userEvent.click(await panel.findByRole('radio', { name: /ورق سیاه/ }));

    expect(panel.getByText(/به کیلوگرم از ۱٬۰۰۰٬۰۰۰ بیشتر است/)).toBeTruthy();
    expect(panel.getByText('منتظر تصمیم شما: ۱')).toBeTruthy();
  });

  it('stands beside the correction, which may name another one', async () => {
    const { panel, add } = await pasteRows(`${HEAD}SH-10\tورق\t1.0005\tتن`);

    const field = await panel.findByRole('textbox', { name: 'مقدار ردیف ۲' });
    expect(field.parentElement?.textContent).toBe('تن');
    await userEvent.type(field, '1500 kg{Enter}');

    expect(await add()).toMatchObject([{ supplierProductId: 102, quantity: 1_500 }]);
  });

  it('becomes a smaller one of its kind where words of its own would need a fraction', async () => {
    const { panel, add } = await pasteRows('نبشی صنعتی\t0.3\tton');

    expect(await panel.findByText('۰٫۳ تن = ۳۰۰ کیلوگرم')).toBeTruthy();

    expect(await add()).toMatchObject([{ freeText: 'نبشی صنعتی', unitTitle: 'کیلوگرم', quantity: 300 }]);
  });

  it('has its Persian title in the request, however it was written', async () => {
    const { panel, add } = await pasteRows('نبشی صنعتی\t3\tkg');
    await panel.findByRole('button', { name: 'افزودن ۱ ردیف' });

    expect(await add()).toMatchObject([{ freeText: 'نبشی صنعتی', unitTitle: 'کیلوگرم', quantity: 3 }]);
  });
});
