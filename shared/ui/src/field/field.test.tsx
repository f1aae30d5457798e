// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TextAreaField, TextField } from '../input/index.ts';
import { SelectField } from '../select/index.ts';

afterEach(cleanup);

const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe('fields', () => {
  it('tie the hint and the unit to the input', () => {
    render(<TextField label="فشار کاری" unit="bar" hint="برابر ۱ مگاپاسکال" />);

    const input = screen.getByLabelText('فشار کاری');
    expect(described(input)).toEqual(['bar', 'برابر ۱ مگاپاسکال']);
    expect(input.getAttribute('aria-invalid')).toBeNull();
  });

  it('show the error in the place of the hint and mark the control', () => {
    render(<TextField label="کد پستی" hint="ده رقم" error="باید ۱۰ رقم باشد" />);

    const input = screen.getByLabelText('کد پستی');
    expect(described(input)).toEqual(['باید ۱۰ رقم باشد']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('ده رقم')).toBeNull();
  });

  it('have no description without a hint, error or unit', () => {
    render(<TextAreaField label="شرح" />);

    expect(screen.getByLabelText('شرح').getAttribute('aria-describedby')).toBeNull();
  });

  it('connect a select in the same way', () => {
    render(
      <SelectField
        label="استان"
        options={[{ value: '1', label: 'تهران' }]}
        placeholder="انتخاب کنید"
        defaultValue=""
        error="استان را انتخاب کنید"
      />,
    );

    const select = screen.getByLabelText('استان');
    expect(described(select)).toEqual(['استان را انتخاب کنید']);
    expect(screen.getByRole('option', { name: 'انتخاب کنید' })).toHaveProperty('disabled', true);
  });
});
