export { DataTable, type DataTableProps } from './data-table.tsx';
export type { DataColumn } from './table-head.tsx';
