import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { IsolatedRuns } from './isolated-runs.tsx';

const runsOf = (text: string) => {
  const { container } = render(<IsolatedRuns text={text} />);
  return [...container.querySelectorAll('bdi bdi[dir="ltr"]')].map((run) => run.textContent);
};

describe('IsolatedRuns', () => {
  it('isolates the codes and the measures of a title', () => {
    expect(runsOf('بلبرینگ 6203-2RS، ۱۷×۴۰×۱۲ میلی‌متر')).toEqual(['6203-2RS', '۱۷×۴۰×۱۲']);
  });

  it('writes a range in words and isolates its unit', () => {
    const { container } = render(<IsolatedRuns text="خروجی 4-20 mA" />);

    expect(container.textContent).toBe('خروجی ۴ تا ۲۰ mA');
    expect(container.querySelector('bdi bdi')?.textContent).toBe('mA');
  });

  it('gives each run the class that a place has for it', () => {
    const { container } = render(<IsolatedRuns text="شیر 4V210-08" runClassName="code" />);

    expect(container.querySelector('.code')?.textContent).toBe('4V210-08');
  });

  it('has no isolate in a text of Persian words', () => {
    expect(runsOf('پمپ گریز از مرکز')).toEqual([]);
  });
});
