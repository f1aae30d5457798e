// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { OnDemandRegion } from './index.ts';

const Greeting = ({ name }: { name: string }) => <p>{`سلام ${name}`}</p>;

it('shows its fallback until the code is there, and then the component with what it is given', async () => {
  const code = Promise.withResolvers<typeof Greeting>();
  const load = () => code.promise;
  render(<OnDemandRegion load={load} with={{ name: 'نگار' }} height="sm" fallback="در حال دریافت" />);

  expect(screen.getByText('در حال دریافت')).toBeTruthy();
  code.resolve(Greeting);
  expect(await screen.findByText('سلام نگار')).toBeTruthy();
});

it('asks for code that could not be fetched again when the visitor does', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('offline'));
  render(<OnDemandRegion load={load} with={{ name: 'نگار' }} height="sm" fallback="در حال دریافت" />);

  await userEvent.click(await screen.findByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByText('سلام نگار')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
