// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DataTable } from './data-table.tsx';
import type { DataColumn } from './table-head.tsx';

afterEach(cleanup);

interface City {
  name: string;
  count: string;
}

const columns: readonly DataColumn<City>[] = [
  { key: 'name', label: 'شهر', cell: (city) => city.name },
  {
    key: 'count',
    label: 'کالا',
    numeric: true,
    sort: { href: '?sort=count', direction: 'descending' },
    cell: (city) => city.count,
  },
];

it('DataTable names its rows, its columns and its sort order', () => {
  const rows = [
    { name: 'اهواز', count: '۱۲' },
    { name: 'کرج', count: '۷' },
  ];
  render(
    <DataTable
      caption="شهرها"
      columns={columns}
      rows={rows}
      keyOf={(city) => city.name}
      isSelected={(city) => city.name === 'کرج'}
    />,
  );

  const table = screen.getByRole('table', { name: 'شهرها' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['اهواز', 'کرج']);
  expect(within(table).getByRole('columnheader', { name: 'کالا' }).getAttribute('aria-sort')).toBe(
    'descending',
  );
  expect(within(table).getByRole('link', { name: 'کالا' }).getAttribute('href')).toBe('?sort=count');
  expect(within(table).getByRole('cell', { name: '۷' }).dataset.label).toBe('کالا');
  expect(within(table).getByRole('row', { selected: true }).textContent).toBe('کرج۷');
});
