import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WorkNote } from './work-note.tsx';

it('tells politely that this browser works, and nothing otherwise', () => {
  const { rerender } = render(<WorkNote isWorking={false} />);
  expect(screen.queryByRole('status')).toBeNull();

  rerender(<WorkNote isWorking />);
  expect(screen.getByRole('status').textContent).toContain('کاری از شما لازم نیست');
});
