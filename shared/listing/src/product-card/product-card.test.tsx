import { mdiClockAlertOutline } from '@mdi/js';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProductCard, type ProductCardProps } from './product-card.tsx';
import { ProductGrid } from './product-grid.tsx';

const pump: ProductCardProps = {
  href: '/products/7/pump',
  title: 'پمپ گریز از مرکز',
  plate: <svg aria-hidden="true" />,
  code: 'DP-50-200',
  facts: [{ label: 'دبی', value: '۵۰ m³/h' }],
  source: { name: 'صنایع نمونه', place: 'اصفهان', verified: 'هویت بررسی‌شده در ۱۲ مهر ۱۴۰۵' },
  price: { amount: '۸۶٬۵۰۰٬۰۰۰', per: 'دستگاه' },
};

describe('ProductCard', () => {
  it('is one link with the title as its name', () => {
    render(<ProductCard {...pump} />);

    const card = screen.getByRole('article');
    expect(within(card).getAllByRole('link')).toHaveLength(1);
    expect(within(card).getByRole('link', { name: 'پمپ گریز از مرکز' }).getAttribute('href')).toBe(pump.href);
    expect(within(card).getByRole('heading', { level: 3 })).toBeTruthy();
  });

  it('shows facts, the supplier with its dated check, code and price', () => {
    render(<ProductCard {...pump} />);

    expect(screen.getByText('دبی').closest('dt')?.nextElementSibling?.textContent).toBe('۵۰ m³/h');
    expect(screen.getByRole('img', { name: 'هویت بررسی‌شده در ۱۲ مهر ۱۴۰۵' })).toBeTruthy();
    expect(screen.getByText('DP-50-200').getAttribute('dir')).toBe('ltr');
    expect(screen.getByRole('article').textContent).toContain('۸۶٬۵۰۰٬۰۰۰ تومان / دستگاه');
  });

  it('offers a price inquiry where no price is given', () => {
    render(<ProductCard {...pump} price={undefined} />);

    expect(screen.getByText('استعلام قیمت')).toBeTruthy();
  });

  it('marks an uncertain price with a word and an icon', () => {
    render(<ProductCard {...pump} doubt={{ text: 'نیازمند تأیید', icon: mdiClockAlertOutline }} />);

    expect(screen.getByText('نیازمند تأیید').previousElementSibling?.tagName).toBe('svg');
  });

  it('has a foot only when it has content', () => {
    const { rerender } = render(<ProductCard {...pump} />);
    expect(screen.queryByRole('button')).toBeNull();

    rerender(<ProductCard {...pump} foot={<button type="button">مقایسه</button>} />);
    expect(screen.getByRole('button', { name: 'مقایسه' })).toBeTruthy();
  });
});

it('puts every card of a grid into its own list item', () => {
  render(
    <ProductGrid label="کالاها">
      <ProductCard {...pump} />
      <ProductCard {...pump} title="شیر توپی" />
    </ProductGrid>,
  );

  const list = screen.getByRole('list', { name: 'کالاها' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
});
