import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { HelpButton, HelpProvider } from './index.ts';

function open() {
  return render(
    <HelpProvider
      panel={({ uniqueId, marked }) => <p>{`${uniqueId} ${marked ?? ''}`}</p>}
      hrefOf={(id) => `/help/${id}`}
    >
      <HelpButton uniqueId="need-by" label="تاریخ نیاز" />
      <HelpButton uniqueId="documents" label="نوع مدرک" marked="نقشه" />
      <input aria-label="فیلد" />
    </HelpProvider>,
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const panel = () => screen.queryByRole('complementary');

describe('the help panel', () => {
  it('opens by keyboard with the focus on its heading, and Esc brings it back', async () => {
    open();
    expect(panel()).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    const heading = screen.getByRole('heading', { name: 'راهنما: تاریخ نیاز' });
    expect(document.activeElement).toBe(heading);
    expect(button('راهنمای تاریخ نیاز').getAttribute('aria-expanded')).toBe('true');
    expect(button('راهنمای تاریخ نیاز').getAttribute('aria-controls')).toBe(panel()?.id);
    await userEvent.keyboard('{Escape}');

    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(button('راهنمای تاریخ نیاز'));
    expect(button('راهنمای تاریخ نیاز').getAttribute('aria-expanded')).toBe('false');
  });

  it('swaps its text for that of another button, and leaves the form usable', async () => {
    open();
    await userEvent.click(button('راهنمای تاریخ نیاز'));
    await userEvent.click(button('راهنمای نوع مدرک'));

    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'راهنما: نوع مدرک' }));
    expect(screen.getByText('documents نقشه')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'فیلد' }), 'متن');
    expect(screen.getByRole('textbox', { name: 'فیلد' })).toHaveProperty('value', 'متن');
  });

  it('is closed by Esc wherever the focus is', async () => {
    open();
    await userEvent.click(button('راهنمای تاریخ نیاز'));
    await userEvent.click(document.body);
    await userEvent.keyboard('{Escape}');

    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(button('راهنمای تاریخ نیاز'));
  });

  it('links to the whole page in another tab, so that the form stays', async () => {
    open();
    await userEvent.click(button('راهنمای تاریخ نیاز'));

    const link = within(screen.getByRole('complementary')).getByRole('link', { name: 'صفحه کامل' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/help/need-by', '_blank']);
  });

  it('is closed by its own button and by the one that opened it', async () => {
    open();
    await userEvent.click(button('راهنمای تاریخ نیاز'));
    await userEvent.click(button('بستن راهنما'));
    expect(panel()).toBeNull();

    await userEvent.click(button('راهنمای تاریخ نیاز'));
    await userEvent.click(button('راهنمای تاریخ نیاز'));
    expect(panel()).toBeNull();
  });
});

it('a help button is left out where no panel can be opened', () => {
  render(<HelpButton uniqueId="need-by" label="تاریخ نیاز" />);

  expect(screen.queryByRole('button')).toBeNull();
});
