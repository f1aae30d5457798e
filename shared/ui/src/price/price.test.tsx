import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Price } from './price.tsx';

it('Price reads as figure, space, unit, so that no letters join', () => {
  const text = renderToString(<Price amount="۸۶٬۵۰۰٬۰۰۰" prefix="از" per="دستگاه" />)
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, '');

  expect(text).toBe('از ۸۶٬۵۰۰٬۰۰۰ تومان / دستگاه');
});
