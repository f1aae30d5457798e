import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ReportForm, type ReportFormProps } from './index.ts';

type Reason = 'wrong' | 'fraud';

const WORDS = {
  title: 'گزارش صنایع نمونه‌پمپ',
  note: 'گزارش شما به تأمین‌کننده نمایش داده نمی‌شود.',
  reason: 'علت گزارش',
  reasons: { wrong: 'اطلاعات نادرست', fraud: 'کلاهبرداری' },
  text: 'شرح',
  textHint: 'از ۵ تا ۱۰ کاراکتر',
};
const LIMITS = { min: 5, max: 10, tooShort: 'کوتاه است', tooLong: 'بلند است' };

function renderForm(change: Partial<ReportFormProps<Reason>> = {}) {
  const onSend = vi.fn();
  render(
    <ReportForm
      words={WORDS}
      reasons={['wrong', 'fraud']}
      initialReason="wrong"
      busy={false}
      onSend={onSend}
      onClose={() => undefined}
      {...change}
    />,
  );
  return onSend;
}

function send(text: string) {
  fireEvent.change(screen.getByRole('textbox', { name: 'شرح' }), { target: { value: text } });
  fireEvent.submit(document.forms[0] as HTMLFormElement);
}

it('sends the chosen reason and the text without spaces around it', () => {
  const onSend = renderForm({ limits: LIMITS });

  fireEvent.click(screen.getByRole('radio', { name: 'کلاهبرداری' }));
  send('  نفرستاد  ');

  expect(onSend.mock.calls).toEqual([[{ reason: 'fraud', text: 'نفرستاد' }]]);
});

it.each([
  ['    ۱۲۳۴    ', 'کوتاه است'],
  ['۱۲۳۴۵۶۷۸۹۰۱', 'بلند است'],
])('tells what is wrong with «%s», and sends nothing', (text, problem) => {
  const onSend = renderForm({ limits: LIMITS });

  send(text);

  expect(screen.getByText(problem)).toBeTruthy();
  expect(onSend).not.toHaveBeenCalled();
});

it('sends any text, also none, where there are no limits', () => {
  const onSend = renderForm();

  send(' ');

  expect(onSend.mock.calls).toEqual([[{ reason: 'wrong', text: '' }]]);
});

it('sends nothing while the last report is on its way', () => {
  const onSend = renderForm({ busy: true });

  send('نفرستاد');

  expect(onSend).not.toHaveBeenCalled();
});

it('keeps what was typed beside a failure', () => {
  renderForm({ failure: 'گزارش ارسال نشد.' });

  send('نفرستاد');

  expect(screen.getByRole('alert').textContent).toContain('گزارش ارسال نشد.');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'شرح' }).value).toBe('نفرستاد');
});
