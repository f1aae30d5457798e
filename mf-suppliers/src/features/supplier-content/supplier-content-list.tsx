import { links } from '@bazaar/contracts';
import type { PublicContent } from '@bazaar/contracts/content';
import type { Supplier } from '@bazaar/contracts/merchant';
import { type ListPage, OutOfRangePage, pageCountOf, rangeText } from '@bazaar/listing';
import { formatNumber } from '@bazaar/locale';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { LinkButton } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { Container, PageHead } from '@bazaar/ui/container';
import { EmptyState } from '@bazaar/ui/empty-state';
import { Pager } from '@bazaar/ui/pager';
import { ContentRows } from '../../common/supplier/content-rows.tsx';
import { messages as shared } from '../../common/supplier/messages.ts';
import { supplierBreadcrumb } from '../../common/supplier/supplier-breadcrumb.ts';
import { messages } from './messages.ts';
import { contentHref } from './supplier-content.address.ts';
import type { TypeOfContent } from './supplier-content.rules.ts';
import type { ContentData } from './supplier-content-head.ts';
import styles from './supplier-content-list.module.css';

interface SupplierContentListProps {
  supplier: Supplier;
  contents: ListPage<PublicContent>;
  types: readonly TypeOfContent[];
  /** Of all kinds together. */
  total: number;
  view: ContentData;
}

/** The content of a supplier's articles page. */
export function SupplierContentList(props: SupplierContentListProps) {
  const { supplier, types, total } = props;
  return (
    <Container>
      <Breadcrumb items={supplierBreadcrumb(supplier, messages.title)} />
      <PageHead
        title={<bdi>{messages.titleOf(supplier.name)}</bdi>}
        note={total > 0 ? messages.note(formatNumber(total)) : undefined}
        actions={
          <LinkButton href={links.supplier(supplier.id, supplier.slug)}>{messages.toSupplier}</LinkButton>
        }
      />
      {types.length > 1 && <TypeLinks {...props} />}
      <div className={styles.list}>
        <Contents {...props} />
      </div>
    </Container>
  );
}

function TypeLinks({ types, total, view }: SupplierContentListProps) {
  const all = { id: null, title: messages.all, count: total };
  return (
    <nav aria-label={messages.byType}>
      <ChipRow label={messages.byType}>
        {[all, ...types].map(({ id, title, count }) => (
          <Chip
            key={id}
            kind={id === view.contentTypeId ? 'current' : 'rest'}
            href={contentHref(view.id, { contentTypeId: id })}
            count={formatNumber(count)}
          >
            {title}
          </Chip>
        ))}
      </ChipRow>
    </nav>
  );
}

function Contents({ contents, view }: SupplierContentListProps) {
  const pageCount = pageCountOf(contents);
  if (pageCount === 0) {
    return <EmptyState title={shared.contents.emptyTitle}>{shared.contents.empty}</EmptyState>;
  }
  if (contents.items.length === 0) {
    return (
      <OutOfRangePage
        pageCount={pageCount}
        lastPageHref={contentHref(view.id, { ...view, page: pageCount })}
      />
    );
  }
  return (
    <>
      <Card>
        <ContentRows supplierId={view.id} contents={contents.items} label={messages.title} level={2} />
      </Card>
      <div className={styles.pager}>
        <Pager
          page={contents.pageNumber}
          pageCount={pageCount}
          hrefOf={(page) => contentHref(view.id, { ...view, page })}
          summary={rangeText(contents, messages.name)}
        />
      </div>
    </>
  );
}
