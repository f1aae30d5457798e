import { Breadcrumb, type BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import { Container, PageHead } from '@bazaar/ui/container';
import type { ReactNode } from 'react';
import { ProductList, type ProductListProps } from '../../common/listing/product-list.tsx';

interface ListPageProps {
  breadcrumb: readonly BreadcrumbItem[];
  title: ReactNode;
  /** Counts. */
  note?: ReactNode;
  actions?: ReactNode;
  list: ProductListProps;
}

/** A page that consists of a list of items under its title. */
export function ListPage({ breadcrumb, title, note, actions, list }: ListPageProps) {
  return (
    <Container>
      <Breadcrumb items={breadcrumb} />
      <PageHead title={title} note={note} actions={actions} />
      <ProductList {...list} />
    </Container>
  );
}
