// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OtpField } from './otp-field.tsx';

afterEach(cleanup);

interface FormProps {
  onChange: (digits: string) => void;
  onComplete: (digits: string) => void;
}

function Form({ onChange, onComplete }: FormProps) {
  const [value, setValue] = useState('');
  const change = (digits: string) => {
    onChange(digits);
    setValue(digits);
  };
  return <OtpField label="کد" length={5} value={value} onValueChange={change} onComplete={onComplete} />;
}

function show(onComplete: (digits: string) => void) {
  const seen = vi.fn();
  render(<Form onChange={seen} onComplete={onComplete} />);
  return { seen, input: screen.getByLabelText<HTMLInputElement>('کد') };
}

describe('OtpField', () => {
  it('accepts Persian and Latin digits, passes on Latin ones and shows Persian ones', async () => {
    const { seen, input } = show(vi.fn());

    await userEvent.type(input, '۴8a');

    expect(seen).toHaveBeenLastCalledWith('48');
    expect(input.value).toBe('۴۸');
  });

  it('takes the code out of a pasted message and completes once', async () => {
    const onComplete = vi.fn();
    const { input } = show(onComplete);

    await userEvent.click(input);
    await userEvent.paste('کد ورود شما: ۴۸۱۲۹');

    expect(onComplete).toHaveBeenCalledExactlyOnceWith('48129');
  });

  it('offers the code of the SMS for autofill', () => {
    const { input } = show(vi.fn());

    expect([input.autocomplete, input.inputMode]).toEqual(['one-time-code', 'numeric']);
  });
});
