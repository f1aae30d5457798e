import type { Category } from '@bazaar/contracts/product';
import { formatNumber } from '@bazaar/locale';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { Container, PageHead } from '@bazaar/ui/container';
import { messages as shared } from '../../messages.ts';
import { categoryAddress } from './category-address.ts';
import { categoryBreadcrumb } from './category-breadcrumb.ts';
import { CategoryProducts } from './category-products.tsx';
import styles from './category-view.module.css';
import type { CategoryViewProps } from './category-view-props.ts';
import { messages } from './messages.ts';

/** The whole page of one category. */
export function CategoryView(props: CategoryViewProps) {
  const { category, children, steps } = props;
  return (
    <Container>
      <Breadcrumb items={categoryBreadcrumb(steps)} />
      <PageHead title={<bdi>{category.title}</bdi>} note={<Counts category={category} />} />
      {children.length > 0 && <ChildChips category={category} categories={children} />}
      <CategoryProducts {...props} />
    </Container>
  );
}

function Counts({ category: { itemsCount, supplierCount, categoryType } }: { category: Category }) {
  return (
    <>
      <b className={styles.figure}>
        {formatNumber(itemsCount)} {shared.itemNames[categoryType]}
      </b>
      {supplierCount > 0 && ` ${messages.from} ${messages.suppliers(formatNumber(supplierCount))}`}
    </>
  );
}

function ChildChips({ category, categories }: { category: Category; categories: readonly Category[] }) {
  return (
    <nav className={styles.chips} aria-label={messages.children}>
      <ChipRow label={messages.children}>
        {[
          <Chip
            key={category.id}
            kind="current"
            href={categoryAddress(category, {})}
            count={formatNumber(category.itemsCount)}
          >
            {messages.all}
          </Chip>,
          ...categories.map((child) => (
            <Chip key={child.id} href={categoryAddress(child, {})} count={formatNumber(child.itemsCount)}>
              {child.title}
            </Chip>
          )),
        ]}
      </ChipRow>
    </nav>
  );
}
