import { getVisitChart } from '@bazaar/contracts/content';
import {
  type AgentInvitation,
  answerAgentInvitation,
  type CustomerAgent,
  inviteMerchantAgent,
  listAgentInvitations,
  listCustomers,
  listMerchantAgents,
  removeMerchantAgent,
  updateMerchantAgent,
} from '@bazaar/contracts/merchant';
import { type FakeHost, given, OFFLINE, problem, renderAt } from '@bazaar/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import remote from '../../remote.ts';
import { givenAgent, givenCompany, givenInvitation, givenVisits } from './business-account.fixture.ts';

interface Given {
  agents?: CustomerAgent[];
  invitations?: AgentInvitation[];
  customers?: ReturnType<typeof givenCompany>[];
}

/** A stateful fake service: every change of the people shows in the lists. */
function givenService({ agents = [], invitations = [], customers = [givenCompany()] }: Given = {}) {
  let stored = agents;
  let received = invitations;
  const page = <Item,>(items: Item[]) => ({ items, totalCount: items.length, pageNumber: 1, pageSize: 100 });
  return [
    given(listCustomers, () => page(customers)),
    given(listMerchantAgents, () => page(stored)),
    given(listAgentInvitations, () => received),
    given(getVisitChart, ({ query }) => givenVisits(query)),
    given(inviteMerchantAgent, ({ body: { mobile, role } }) => {
      const agent = givenAgent(9, {
        mobile,
        role,
        status: 'invited',
        invitationEndsAt: '2026-11-30T08:00:00Z',
      });
      stored = [...stored, agent];
      return agent;
    }),
    given(updateMerchantAgent, ({ body: { id, role } }) => {
      const agent = {
        ...(stored.find((one) => one.id === id) ?? givenAgent(1)),
        role,
        approvalLimitRial: null,
      };
      stored = stored.map((one) => (one.id === id ? agent : one));
      return agent;
    }),
    given(removeMerchantAgent, ({ query: { id } }) => {
      stored = stored.filter((agent) => agent.id !== id);
      return { id };
    }),
    given(answerAgentInvitation, ({ params: { id }, body: { accept } }) => {
      received = received.filter((invitation) => invitation.id !== id);
      return { id, accepted: accept };
    }),
  ];
}

const invited = givenAgent(2, {
  status: 'invited',
  role: 'viewer',
  approvalLimitRial: null,
  invitationEndsAt: '2026-11-24T08:00:00Z',
});

function open(handlers = givenService({ agents: [givenAgent(1), invited] }), path = '/profile/admin') {
  return renderAt(remote, path, { session: 'signed-in', handlers });
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const inDialog = () => within(screen.getByRole('dialog'));
const requestsOf = (host: FakeHost, endpoint: unknown) =>
  host.calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input);
const people = () =>
  within(screen.getByRole('table', { name: /^همکاران/ }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

/** Opens the invitation, and types a number. */
async function typeInvitation(mobile: string) {
  await press('دعوت همکار');
  await userEvent.type(inDialog().getByRole('textbox', { name: 'شماره همراه' }), mobile);
}

describe('the colleagues', () => {
  it('are listed with role, limit in toman and state; the name of an invited one stays hidden', async () => {
    await open();

    expect(screen.getByText('آرمان‌تراش نوین')).toBeTruthy();
    expect(people()).toEqual(['همکار 1۰۹۱۲ ۰۰۰ ۰۰۰۱', 'نامش پس از پذیرش می‌آید۰۹۱۲ ۰۰۰ ۰۰۰۲']);
    const [active, waiting] = within(screen.getByRole('table', { name: /^همکاران/ }))
      .getAllByRole('row')
      .slice(1);
    expect(active?.textContent).toContain('تأییدکننده۵۰۰٬۰۰۰٬۰۰۰فعال');
    expect(waiting?.textContent).toContain('بیننده—تا ۳ آذر معتبر');
  });

  it('are invited by number, with a limit in toman for an approver', async () => {
    const { host } = await open();

    await typeInvitation('۰۹۱۲ ۵۵۳ ۷۷۰۱');
    await userEvent.click(inDialog().getByRole('radio', { name: /^تأییدکننده/ }));
    await userEvent.type(inDialog().getByRole('textbox', { name: 'سقف هر تأیید' }), '۱۰۰۰۰۰۰');
    expect(inDialog().getByText('یک میلیون تومان')).toBeTruthy();
    await userEvent.click(inDialog().getByRole('button', { name: /^ارسال دعوت/ }));

    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requestsOf(host, inviteMerchantAgent)[0]?.body).toEqual({
      mobile: '۰۹۱۲ ۵۵۳ ۷۷۰۱',
      role: 'approver',
      approvalLimitRial: 10_000_000,
    });
    expect(host.notices.at(-1)?.title).toBe('دعوت ارسال شد');
    await vi.waitFor(() => expect(people()).toHaveLength(3));
  });

  it('are not invited with a wrong number or limit', async () => {
    const { host } = await open();

    await typeInvitation('021');
    await userEvent.click(inDialog().getByRole('radio', { name: /^تأییدکننده/ }));
    await userEvent.type(inDialog().getByRole('textbox', { name: 'سقف هر تأیید' }), '0');
    await userEvent.click(inDialog().getByRole('button', { name: /^ارسال دعوت/ }));

    expect(inDialog().getByText('شماره همراه درست نیست؛ یازده رقم با ۰۹ بنویسید.')).toBeTruthy();
    expect(inDialog().getByText('مبلغ را با رقم و بزرگ‌تر از صفر بنویسید، یا خالی بگذارید.')).toBeTruthy();
    expect(requestsOf(host, inviteMerchantAgent)).toEqual([]);
  });

  it('keep the typed number beside the reason of a refusal', async () => {
    const { host } = await open();
    host.give(
      given(inviteMerchantAgent, problem(409, { code: 'agent_exists', title: 'این شماره همکار است.' })),
    );

    await typeInvitation('09125537701');
    await userEvent.click(inDialog().getByRole('button', { name: /^ارسال دعوت/ }));

    expect((await inDialog().findByRole('alert')).textContent).toBe('این شماره همکار است.');
    expect(inDialog().getByRole<HTMLInputElement>('textbox', { name: 'شماره همراه' }).value).toBe(
      '09125537701',
    );

    host.give(given(inviteMerchantAgent, problem(422, { errors: { mobile: ['شماره خود شماست.'] } })));
    await userEvent.click(inDialog().getByRole('button', { name: /^ارسال دعوت/ }));

    expect(await inDialog().findByText('شماره خود شماست.')).toBeTruthy();
  });

  it('get another role, over the version that was read', async () => {
    const { host } = await open();

    await press('تغییر نقش ⁨همکار 1⁩');
    expect(inDialog().getByRole<HTMLInputElement>('textbox', { name: 'سقف هر تأیید' }).value).toBe(
      '۵۰۰٬۰۰۰٬۰۰۰',
    );
    await userEvent.click(inDialog().getByRole('radio', { name: /^مالی/ }));
    await userEvent.click(inDialog().getByRole('button', { name: /^ذخیره/ }));

    await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe('نقش همکار تغییر کرد'));
    const [request] = requestsOf(host, updateMerchantAgent);
    expect(request?.body).toEqual({ id: 1, role: 'finance' });
    expect(request?.headers.get('if-match')).toBe('"1"');
  });

  it('say what to do when the role has changed elsewhere', async () => {
    await open([...givenService({ agents: [givenAgent(1)] }), given(updateMerchantAgent, problem(412))]);

    await press('تغییر نقش ⁨همکار 1⁩');
    await userEvent.click(inDialog().getByRole('button', { name: /^ذخیره/ }));

    expect((await inDialog().findByRole('alert')).textContent).toContain('در جای دیگری تغییر کرده است');
  });

  it('lose their rights after a question', async () => {
    const { host } = await open();

    await press('حذف دسترسی ⁨همکار 1⁩');
    expect(requestsOf(host, removeMerchantAgent)).toEqual([]);
    await userEvent.click(inDialog().getByRole('button', { name: /^حذف دسترسی/ }));

    await vi.waitFor(() => expect(people()).toHaveLength(1));
    expect(requestsOf(host, removeMerchantAgent)[0]?.query).toEqual({ id: 1 });
    expect(host.notices.at(-1)?.title).toBe('دسترسی حذف شد');
  });

  it('keep them, and the question, when the service refuses', async () => {
    const { host } = await open([
      ...givenService({ agents: [givenAgent(1)] }),
      given(removeMerchantAgent, problem(503)),
    ]);

    await press('حذف دسترسی ⁨همکار 1⁩');
    await userEvent.click(inDialog().getByRole('button', { name: /^حذف دسترسی/ }));

    await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe('دسترسی حذف نشد'));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('are invited again with the same role', async () => {
    const { host } = await open();

    await press('ارسال دوباره دعوت به ⁨۰۹۱۲ ۰۰۰ ۰۰۰۲⁩');

    await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe('دعوت ارسال شد'));
    expect(requestsOf(host, inviteMerchantAgent)[0]?.body).toEqual({
      mobile: '+989120000002',
      role: 'viewer',
    });
  });

  it('are invited from the empty state', async () => {
    await open(givenService());

    const empty = screen.getByRole('heading', { name: 'هنوز همکاری ندارید' }).parentElement;
    await userEvent.click(within(empty as HTMLElement).getByRole('button', { name: 'دعوت همکار' }));

    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('need a company, for which a person is led to the personal information', async () => {
    await open(givenService({ customers: [givenCompany({ role: 'viewer', name: 'شرکت دیگر' })] }));

    expect(screen.getByRole('heading', { name: /حساب را حقوقی کنید/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'تکمیل اطلاعات شرکت' }).getAttribute('href')).toBe(
      '/profile/personal-info',
    );
    expect(screen.getByText('نقش شما: بیننده')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'دعوت همکار' })).toBeNull();
  });

  it('fail alone, and come with another try', async () => {
    const { host } = await open([...givenService(), given(listMerchantAgents, OFFLINE)]);

    expect(screen.getByRole('alert').textContent).toContain('فهرست همکاران نیامد');
    expect(screen.getByRole('img', { name: /^نمودار بازدید/ })).toBeTruthy();
    host.give(
      given(listMerchantAgents, { items: [givenAgent(1)], totalCount: 1, pageNumber: 1, pageSize: 100 }),
    );
    await press('تلاش دوباره');

    expect(await screen.findByRole('table', { name: /^همکاران/ })).toBeTruthy();
  });
});

describe('an invitation to the user', () => {
  it.each([
    ['پذیرفتن دعوت', true, 'اکنون همکار ⁨پولاد کاران⁩ هستید'],
    ['نمی‌پذیرم', false, 'دعوت رد شد'],
  ])('is answered with «%s»', async (label, accept, notice) => {
    const { host } = await open(givenService({ invitations: [givenInvitation(5)] }));

    const region = within(screen.getByRole('region', { name: 'دعوت‌های شما' }));
    expect(region.getByText(/نقش «بیننده»، معتبر تا ۷ آذر ۱۴۰۵/)).toBeTruthy();
    await userEvent.click(region.getByRole('button', { name: new RegExp(`^${label}`) }));

    await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe(notice));
    expect(requestsOf(host, answerAgentInvitation)[0]).toMatchObject({ params: { id: 5 }, body: { accept } });
    await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'دعوت‌های شما' })).toBeNull());
  });

  it('that has ended can only be removed', async () => {
    await open(givenService({ invitations: [givenInvitation(5, { isExpired: true })] }));

    expect(screen.getByText('زمان این دعوت گذشته است؛ از فرستنده بخواهید دوباره بفرستد.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^پذیرفتن دعوت/ })).toBeNull();
    expect(button('حذف دعوت')).toBeTruthy();
  });

  it('that was taken back is said to be gone', async () => {
    const { host } = await open([
      ...givenService({ invitations: [givenInvitation(5)] }),
      given(answerAgentInvitation, problem(404)),
    ]);

    await press(/^پذیرفتن دعوت/);

    await vi.waitFor(() => expect(host.notices.at(-1)?.detail).toContain('این دعوت دیگر وجود ندارد'));
  });
});

describe('the chart of visits', () => {
  it('sums the days of the address and compares them with as many before', async () => {
    const { host } = await open(givenService(), '/profile/admin?days=7');

    expect(screen.getByText('۷۷')).toBeTruthy();
    expect(screen.getByText('۱۷۵٪ بیشتر از ۷ روز پیش از آن')).toBeTruthy();
    expect(requestsOf(host, getVisitChart)[0]?.query).toMatchObject({ groupBy: 'day' });
    const tabs = within(screen.getByRole('navigation', { name: 'بازه' })).getAllByRole('link');
    expect(tabs.map((tab) => [tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
      ['/profile/admin?days=7', 'page'],
      ['/profile/admin', null],
      ['/profile/admin?days=90', null],
    ]);
  });

  it('has the same numbers as a table, and names each day for the keys', async () => {
    await open(givenService(), '/profile/admin?days=7');

    const rows = within(screen.getByRole('table', { name: 'بازدید هر روز' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
      '۱۴',
      '۱۳',
      '۱۲',
      '۱۱',
      '۱۰',
      '۹',
      '۸',
    ]);
    const slider = screen.getByRole('slider', { name: 'روز نمودار' });
    expect(slider.getAttribute('aria-valuetext')).toContain('۱۴ بازدید · ۱ نفر');
    fireEvent.change(slider, { target: { value: '0' } });
    expect(slider.getAttribute('aria-valuetext')).toContain('۸ بازدید · ۱ نفر');

    await userEvent.click(screen.getByRole('radio', { name: 'جدول' }));
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.getByRole('table', { name: 'بازدید هر روز' })).toBeTruthy();
  });

  it('says that nobody came', async () => {
    await open([...givenService(), given(getVisitChart, [{ date: '2026-11-23', visits: 0, visitors: 0 }])]);

    expect(screen.getByText('در این بازه بازدیدی نبوده است.')).toBeTruthy();
  });

  it('fails alone, and comes with another try', async () => {
    const { host } = await open([
      ...givenService({ agents: [givenAgent(1)] }),
      given(getVisitChart, problem(503)),
    ]);

    expect(screen.getByRole('alert').textContent).toContain('نمودار بازدید نیامد');
    expect(people()).toHaveLength(1);
    host.give(given(getVisitChart, ({ query }) => givenVisits(query)));
    await press('تلاش دوباره');

    expect(await screen.findByRole('img', { name: /^نمودار بازدید/ })).toBeTruthy();
  });
});

it('links to the panels that the configuration names', async () => {
  await renderAt(remote, '/profile/admin', {
    session: 'signed-in',
    handlers: givenService(),
    config: { addresses: { product: '/api/product', supplierPanel: 'https://supplier.test' } },
  });

  const panels = within(screen.getByRole('region', { name: 'پنل‌های دیگر' })).getAllByRole('link');
  expect(panels.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
    ['https://supplier.test', 'noopener'],
  ]);
});
