import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { CommentForm } from './comment-form.tsx';

function Composer() {
  const [text, setText] = useState('');
  return (
    <CommentForm
      label="نظر شما"
      words={{ send: 'ارسال', sending: 'در حال ارسال' }}
      isBusy={false}
      text={text}
      onText={setText}
      onSend={() => undefined}
    />
  );
}

it('keeps what was typed into the markup of the server before its code came', () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Composer />);
  document.body.append(place);
  onTestFinished(() => place.remove());
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'نظر شما' });
  field.value = 'متن زودهنگام';

  render(<Composer />, { container: place, hydrate: true });

  expect(field.value).toBe('متن زودهنگام');
  expect(screen.getByText(/۱۲/)).toBeDefined();
});
