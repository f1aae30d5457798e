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
    expect(screen.getByText('ماه ۱۳ وجود ندارد؛ ماه را از ۱ تا ۱۲ بنویسید.')).toBeTruthy();
  });

  it.each([
    ['1405/10/31', 'دی ۳۰ روز دارد؛ روز را از ۱ تا ۳۰ بنویسید.'],
    ['1405/12/30', 'اسفند سال ۱۴۰۵، ۲۹ روز دارد؛ روز را از ۱ تا ۲۹ بنویسید.'],
    ['1405/13/01', 'ماه ۱۳ وجود ندارد؛ ماه را از ۱ تا ۱۲ بنویسید.'],
    ['abc', 'تاریخ را مانند ۱۴۰۵/۰۹/۰۹ بنویسید.'],
  ])('stays as «%s» with cause and remedy when the field is left, until it is corrected', (text, fault) => {
    const onChange = open('2026-11-26');

    write(text);
    fireEvent.blur(field());

    expect(field().value).toBe(text);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(fault)).toBeTruthy();
    expect(onChange).toHaveBeenLastCalledWith(null);

    write('1405/10/30');
    fireEvent.blur(field());
    expect(onChange).toHaveBeenLastCalledWith('2027-01-20');
    expect(field().value).toBe('۱۴۰۵/۱۰/۳۰');
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });

  it('gives way to a day that comes from outside', () => {
    const fieldWith = (value: string | null) => (
      <JalaliDateField label="تاریخ نیاز" today="2026-11-23" value={value} onChange={() => {}} />
    );
    const { rerender } = render(fieldWith(null));
    write('abc');
    fireEvent.blur(field());

    rerender(fieldWith('2026-11-26'));

    expect(field().value).toBe('۱۴۰۵/۰۹/۰۵');
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });

  it('is asked for with an example that is not past, and may be left empty', () => {
    open();

    expect(screen.getByText('مثلاً ۱۴۰۵/۰۹/۰۹')).toBeTruthy();
    write('abc');
    write(' ');
    fireEvent.blur(field());
    expect(field().value).toBe('');
    expect(field().getAttribute('aria-invalid')).toBeNull();
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
