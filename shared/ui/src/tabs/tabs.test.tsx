// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { LinkTabs } from './link-tabs.tsx';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

const items = ['الف', 'ب', 'پ'].map((label, index) => ({ id: `t${index}`, label, panel: `متن ${label}` }));

function show(dir: 'rtl' | 'ltr') {
  render(
    <div dir={dir}>
      <Tabs label="نماها" items={items} />
    </div>,
  );
  screen.getByRole('tab', { name: 'الف' }).focus();
}

const current = () => screen.getByRole('tab', { selected: true }).textContent;

describe('Tabs', () => {
  it('moves on with the left arrow and back with the right one, as Persian reads', async () => {
    show('rtl');

    await userEvent.keyboard('{ArrowLeft}');
    expect(current()).toBe('ب');
    expect(document.activeElement?.textContent).toBe('ب');

    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(current()).toBe('پ');
  });

  it('reverses the arrows inside a left-to-right element', async () => {
    show('ltr');

    await userEvent.keyboard('{ArrowRight}');

    expect(current()).toBe('ب');
  });

  it('jumps with Home and End, and shows only the panel of the current tab', async () => {
    show('rtl');

    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tabpanel').textContent).toBe('متن پ');

    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('tabpanel').textContent).toBe('متن الف');
  });

  it('has one stop in the tab order', async () => {
    show('rtl');

    await userEvent.click(screen.getByRole('tab', { name: 'ب' }));

    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  });
});

describe('LinkTabs', () => {
  it('marks the current page or place', () => {
    render(
      <LinkTabs
        label="بخش‌ها"
        items={[
          { href: '/a', label: 'کالاها', current: true },
          { href: '#b', label: 'اسناد', current: true },
        ]}
      />,
    );

    expect(screen.getByRole('link', { name: 'کالاها' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'اسناد' }).getAttribute('aria-current')).toBe('location');
  });
});
