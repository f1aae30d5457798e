import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { JalaliDateField } from './jalali-date-field.tsx';

function Stage({ initial, onChange }: { initial: string | null; onChange: (day: string | null) => void }) {
  const [day, setDay] = useState(initial);
  const change = (next: string | null) => {
    onChange(next);
    setDay(next);
  };
  return (
    <JalaliDateField
      label="تاریخ نیاز"
      today="2026-11-23"
      min="2026-11-24"
      minReason="این روز گذشته است."
      value={day}
      onChange={change}
    />
  );
}

function open(initial: string | null = null) {
  const onChange = vi.fn();
  render(<Stage initial={initial} onChange={onChange} />);
  return onChange;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'تاریخ نیاز' });
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const openCalendar = () => userEvent.click(screen.getByRole('button', { name: 'انتخاب از تقویم' }));
const focused = () => document.activeElement?.getAttribute('aria-label');

describe('a Jalali day', () => {
  it('is typed in any digits, and refused with its reason when it is past', () => {
    const onChange = open();

    write('1405-09-05');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-26');
    write('۱۴۰۵/۰۹/۰۱');
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(screen.getByText('این روز گذشته است.')).toBeTruthy();
    expect(field().value).toBe('۱۴۰۵/۰۹/۰۱');
  });

  it('says how it is written when it is none, and not while it is being typed', () => {
    open();

    write('۱۴۰۵/۱');
    expect(field().getAttribute('aria-invalid')).toBeNull();
    write('۱۴۰۵/۱۳/۰۱');
    expect(screen.getByText('تاریخ را به شکل ۱۴۰۵/۰۹/۰۱ بنویسید.')).toBeTruthy();
  });

  it('is chosen in a grid from شنبه, walked by keys from right to left', async () => {
    const onChange = open('2026-11-26');
    await openCalendar();
    const grid = within(screen.getByRole('grid', { name: 'تقویم' }));
    expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([...'شیدسچپج']);
    expect(focused()).toBe('پنجشنبه ۵ آذر ۱۴۰۵');

    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toBe('جمعه ۶ آذر ۱۴۰۵');
    await userEvent.keyboard('{ArrowDown}{PageDown}');
    expect(focused()).toBe('یکشنبه ۱۳ دی ۱۴۰۵');
    await userEvent.keyboard('{Enter}');

    expect(onChange).toHaveBeenLastCalledWith('2027-01-03');
    expect(field().value).toBe('۱۴۰۵/۱۰/۱۳');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(focused()).toBe('انتخاب از تقویم');
  });

  it('is never a past one, and the calendar is closed by Escape', async () => {
    const onChange = open();
    await openCalendar();
    expect(focused()).toBe('سه‌شنبه ۳ آذر ۱۴۰۵');

    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('سه‌شنبه ۳ آذر ۱۴۰۵');
    await userEvent.click(screen.getByRole('button', { name: 'یکشنبه ۱ آذر ۱۴۰۵' }));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('grid')).toBeNull();
    expect(focused()).toBe('انتخاب از تقویم');
  });

  it('is looked for in other months', async () => {
    open();
    await openCalendar();

    await userEvent.click(screen.getByRole('button', { name: 'ماه بعد' }));

    expect(screen.getByText('دی ۱۴۰۵')).toBeTruthy();
  });
});
