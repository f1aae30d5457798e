import { listCodedItems } from '@bazaar/contracts/product';
import { given, problem, renderAt } from '@bazaar/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import remote from '../../remote.ts';
import { keptDraft } from './kept-draft.store.ts';
import { givenItem, givenRequest, givenServices } from './trade-edit.fixture.ts';
import { type GivenCell, givenWorkbookFile } from './workbook.fixture.ts';
import { BrokenWorker, GivenWorker, MissingWorker, SilentWorker, startedWorkers } from './worker.fixture.ts';

const ITEMS = [givenItem(101), givenItem(102), givenItem(103, { title: 'کوپلینگ پنجه‌ای 38', sku: 'GE-38' })];
const HEAD = ['کد', 'شرح', 'تعداد', 'واحد'];
const ROWS: GivenCell[][] = [
  ['BRG-2', null, '۲۰ عدد'],
  ['GE-3B', 'کوپلینگ', 2],
  [null, 'بوش برنزی', 6, 'عدد'],
  ['BRG-1', null, 'دو', 'عدد'],
];
const TEXT = [HEAD, ...ROWS].map((row) => row.map((cell) => cell ?? '').join('\t')).join('\n');

const write = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const saved = () => screen.findByText(/^ذخیره شد/, undefined, { timeout: 5_000 });

async function openPanel(services = givenServices(givenRequest({ lines: [] }), ITEMS)) {
  const page = await renderAt(remote, '/profile/directorder/edit/7', {
    session: 'signed-in',
    handlers: services.handlers,
  });
  await userEvent.click(screen.getByRole('button', { name: 'افزودن از اکسل' }));
  const panel = within(await screen.findByRole('region', { name: 'افزودن اقلام از اکسل' }));
  return { ...page, services, panel };
}

type Panel = Awaited<ReturnType<typeof openPanel>>['panel'];

async function paste(panel: Panel, text: string) {
  write(await panel.findByLabelText('ردیف‌های کپی‌شده از اکسل'), text);
}

async function upload(panel: Panel, file: File) {
  await userEvent.click(panel.getByRole('radio', { name: 'بارگذاری فایل' }));
  await userEvent.upload(panel.getByLabelText('فایل جدول'), file, { applyAccept: false });
}

const faultyRows = (panel: Panel) => within(panel.getByRole('list', { name: 'ردیف‌های خطادار' }));

// The end of a page keeps what is unsaved, so storage is cleared before the next one.
beforeEach(() => {
  keptDraft({ userId: '7', requestId: 7 }).remove();
  startedWorkers.length = 0;
  vi.stubGlobal('Worker', GivenWorker);
  return () => vi.unstubAllGlobals();
});

describe('pasted rows', () => {
  it('are recognised, decided, and added; what cannot be added stays with its reason', async () => {
    const { host, services, panel } = await openPanel();

    await paste(panel, TEXT);
    await userEvent.click(await panel.findByRole('radio', { name: /کوپلینگ پنجه‌ای 38/ }));
    expect(faultyRows(panel).getByText('مقدار باید عدد صحیح بزرگ‌تر از صفر باشد.')).toBeTruthy();
    expect(panel.getByText('آماده افزودن: ۳ · منتظر تصمیم شما: ۱')).toBeTruthy();
    await userEvent.click(panel.getByRole('button', { name: 'افزودن ۳ ردیف' }));

    expect(host.notices.at(-1)?.title).toBe('۳ ردیف اضافه شد');
    expect(panel.getByText('منتظر تصمیم شما: ۱ · افزوده‌شده: ۳')).toBeTruthy();
    await saved();
    expect(services.store.bodies.at(-1)?.lines).toMatchObject([
      { supplierProductId: 102, quantity: 20 },
      { supplierProductId: 103, quantity: 2 },
      { freeText: 'بوش برنزی', quantity: 6 },
    ]);
  });

  it('that are faulty are corrected in place, and the panel closes with the last one', async () => {
    const { services, panel } = await openPanel();
    await paste(panel, 'کد\tتعداد\nBRG-1\tدو');

    await userEvent.type(await panel.findByRole('textbox', { name: 'مقدار ردیف ۲' }), 'هیچ');
    await userEvent.click(panel.getByRole('button', { name: 'اصلاح ردیف ۲' }));
    expect(faultyRows(panel).getByText(/هیچ/)).toBeTruthy();
    await userEvent.clear(panel.getByRole('textbox', { name: 'مقدار ردیف ۲' }));
    await userEvent.type(panel.getByRole('textbox', { name: 'مقدار ردیف ۲' }), '۳۰{Enter}');
    await userEvent.click(panel.getByRole('button', { name: 'افزودن ۱ ردیف' }));

    expect(screen.queryByRole('region', { name: 'افزودن اقلام از اکسل' })).toBeNull();
    await saved();
    expect(services.store.bodies.at(-1)?.lines).toMatchObject([{ supplierProductId: 101, quantity: 30 }]);
  });

  it('that are faulty are left out and taken back, one by one or all at once', async () => {
    const { host, panel } = await openPanel();
    await paste(panel, 'کد\tتعداد\nBRG-1\tدو\nBRG-2\tسه\nجمع\t5');

    await userEvent.click(await panel.findByRole('button', { name: 'کنار گذاشتن ردیف ۲' }));
    expect(panel.getByText('منتظر تصمیم شما: ۲ · کنارگذاشته‌شده: ۱')).toBeTruthy();
    await userEvent.click(panel.getByRole('button', { name: 'بازگرداندن ردیف ۲' }));
    await userEvent.click(panel.getByRole('button', { name: 'کنار گذاشتن همه ۳ ردیف خطادار' }));
    expect(panel.getByText('کنارگذاشته‌شده: ۳')).toBeTruthy();
    await userEvent.click(panel.getByRole('button', { name: 'پایان' }));

    expect(screen.queryByRole('region', { name: 'افزودن اقلام از اکسل' })).toBeNull();
    expect(host.notices).toEqual([]);
  });

  it('without a choice become free text together', async () => {
    const { panel } = await openPanel();
    await paste(panel, 'کد\tشرح\tتعداد\nGE-3B\t\t2\nGE-39\t\t3');

    await userEvent.click(await panel.findByRole('button', { name: 'ثبت ۲ ردیف انتخاب‌نشده با متن آزاد' }));

    expect(panel.getByRole('button', { name: 'افزودن ۲ ردیف' })).toBeTruthy();
  });

  it('show a long list of faults in parts', async () => {
    const { panel } = await openPanel();
    const rows = Array.from({ length: 60 }, (_, index) => `بوش ${index}\tدو`);
    await paste(panel, ['شرح\tتعداد', ...rows].join('\n'));
    await panel.findByRole('list', { name: 'ردیف‌های خطادار' });
    expect(faultyRows(panel).getAllByRole('listitem')).toHaveLength(50);

    await userEvent.click(panel.getByRole('button', { name: /۱۰ ردیف دیگر/ }));

    expect(faultyRows(panel).getAllByRole('listitem')).toHaveLength(60);
  });

  it('can have their columns named by hand', async () => {
    const { panel } = await openPanel();
    await paste(panel, 'الف\tب\nبوش برنزی\tدو');
    expect(await panel.findByText('ستون مقدار را مشخص کنید.')).toBeTruthy();

    write(panel.getByLabelText('ستون مقدار'), '1');

    expect(await panel.findAllByText('مقدار باید عدد صحیح بزرگ‌تر از صفر باشد.')).toHaveLength(2);
  });

  it('that are too many stay as they are typed, and nothing of what was pasted before is added', async () => {
    const { panel } = await openPanel();
    await paste(panel, 'شرح\tتعداد\nبوش\t2');
    expect(await panel.findByRole('button', { name: 'افزودن ۱ ردیف' })).toBeTruthy();
    const text = ['شرح\tتعداد', ...Array.from({ length: 5_001 }, () => 'بوش\t2')].join('\n');

    await paste(panel, text);

    const field = () => panel.getByLabelText<HTMLTextAreaElement>('ردیف‌های کپی‌شده از اکسل');
    const tooMany = /^۵٬۰۰۱ ردیف چسبانده‌اید؛ حداکثر ۵٬۰۰۰ ردیف پذیرفته می‌شود/;
    expect(await panel.findByText(tooMany)).toBeTruthy();
    expect(field().value).toBe(text);
    expect(panel.queryByRole('button', { name: /^افزودن/ })).toBeNull();

    await userEvent.click(panel.getByRole('radio', { name: 'بارگذاری فایل' }));
    await userEvent.click(panel.getByRole('radio', { name: 'چسباندن' }));
    expect(panel.getByText(tooMany)).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('stay while another step is open', async () => {
    const { panel } = await openPanel();
    await paste(panel, 'کد\tتعداد\nBRG-1\tدو');
    await panel.findByRole('list', { name: 'ردیف‌های خطادار' });

    const steps = within(screen.getByRole('navigation', { name: 'مراحل درخواست' }));
    await userEvent.click(steps.getByRole('link', { name: /تحویل/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'افزودن اقلام از اکسل' })).toBeNull());
    await userEvent.click(steps.getByRole('link', { name: /اقلام/ }));

    const again = within(await screen.findByRole('region', { name: 'افزودن اقلام از اکسل' }));
    expect(await again.findByRole('list', { name: 'ردیف‌های خطادار' })).toBeTruthy();
  });

  it('wait for the items of the supplier, and say when they did not come', async () => {
    const services = givenServices(givenRequest({ lines: [] }), ITEMS);
    const failing = given(listCodedItems, problem(503));
    const { panel } = await openPanel({ ...services, handlers: [...services.handlers, failing] });

    await paste(panel, TEXT);

    expect(await panel.findByText(/فهرست کالاهای تأمین‌کننده بارگذاری نشد/)).toBeTruthy();
  });
});

describe('a file', () => {
  it('is read in a worker, with its formulas named, and the worker is ended', async () => {
    const { services, panel } = await openPanel();
    const formula = { formula: '10*2', value: 20 };

    await upload(panel, givenWorkbookFile([{ rows: [HEAD, ['BRG-2', null, formula, 'عدد']] }]));
    expect(await panel.findByText('سلول‌های فرمول با آخرین مقدارشان خوانده شد.')).toBeTruthy();
    await userEvent.click(await panel.findByRole('button', { name: 'افزودن ۱ ردیف' }));

    await saved();
    expect(services.store.bodies.at(-1)?.lines).toMatchObject([{ supplierProductId: 102, quantity: 20 }]);
    expect(startedWorkers.map(({ isEnded }) => isEnded)).toEqual([true]);
  });

  it('with several sheets offers the others', async () => {
    const { panel } = await openPanel();
    const sheet = (name: string, code: string) => ({ name, rows: [HEAD, [code, null, 2, 'عدد']] });
    await upload(panel, givenWorkbookFile([sheet('اول', 'BRG-1'), sheet('دوم', 'ZZZ-999'), { rows: [] }]));
    const choice = await panel.findByLabelText<HTMLSelectElement>('برگه');
    expect(choice.selectedOptions[0]?.textContent).toBe('اول');

    write(choice, '1');
    await waitFor(() =>
      expect(panel.getByLabelText<HTMLSelectElement>('ستون کد کالا').textContent).toContain('ZZZ-999'),
    );
    write(panel.getByLabelText('برگه'), '2');

    expect(await panel.findByText('این برگه ردیفی ندارد؛ برگه دیگری را انتخاب کنید.')).toBeTruthy();
  });

  it('that is refused says why at the field, and what was read before it stays', async () => {
    const { panel } = await openPanel();
    await upload(panel, givenWorkbookFile([{ rows: [HEAD, ['BRG-2', null, 2, 'عدد']] }], 'good.xlsx'));
    await panel.findByRole('button', { name: 'افزودن ۱ ردیف' });

    await upload(panel, new File(['%PDF-1.7'], 'bad.xlsx'));

    await waitFor(() => expect(panel.getByLabelText('فایل جدول').getAttribute('aria-invalid')).toBe('true'));
    expect(panel.getByText(/این فایل جدول نیست/)).toBeTruthy();
    expect(panel.getByText('good.xlsx')).toBeTruthy();
    expect(panel.getByRole('button', { name: 'افزودن ۱ ردیف' })).toBeTruthy();
  });

  it('that takes long can be cancelled', async () => {
    vi.stubGlobal('Worker', SilentWorker);
    const { panel } = await openPanel();
    await upload(panel, givenWorkbookFile([{ rows: [HEAD] }]));
    expect(await panel.findByRole('progressbar', { name: 'در حال خواندن فایل' })).toBeTruthy();

    await userEvent.click(panel.getByRole('button', { name: 'لغو خواندن فایل' }));

    expect(await panel.findByText('خواندن فایل لغو شد؛ چیزی تغییر نکرد.')).toBeTruthy();
    expect(startedWorkers.map(({ isEnded }) => isEnded)).toEqual([true]);
  });

  it('that ends its reader is called damaged', async () => {
    vi.stubGlobal('Worker', BrokenWorker);
    const { panel } = await openPanel();

    await upload(panel, givenWorkbookFile([{ rows: [HEAD] }]));

    expect(await panel.findByText(/فایل خراب است و خوانده نشد/)).toBeTruthy();
  });

  it('is read in the page when the worker does not arrive', async () => {
    vi.stubGlobal('Worker', MissingWorker);
    const { panel } = await openPanel();

    await upload(panel, givenWorkbookFile([{ rows: [HEAD, ['BRG-2', null, 2, 'عدد']] }]));

    expect(await panel.findByRole('button', { name: 'افزودن ۱ ردیف' })).toBeTruthy();
  });

  it('is read in the page where the browser refuses a worker', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new DOMException('refused', 'SecurityError');
        }
      },
    );
    const { panel } = await openPanel();

    await upload(panel, givenWorkbookFile([{ rows: [HEAD, ['BRG-2', null, 2, 'عدد']] }]));

    expect(await panel.findByRole('button', { name: 'افزودن ۱ ردیف' })).toBeTruthy();
  });
});
