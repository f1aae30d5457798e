import { links } from '@bazaar/contracts';
import { BeyondEnd, ProductTile, pageCountOf, rangeText } from '@bazaar/listing';
import { LinkButton } from '@bazaar/ui/button';
import { ItemDrawing } from '@bazaar/ui/drawing';
import { EmptyState } from '@bazaar/ui/empty-state';
import { Pager } from '@bazaar/ui/pager';
import { ProductGrid } from '@bazaar/ui/product-card';
import { messages as shared } from '../../messages.ts';
import { categoryAddress } from './category-address.ts';
import { categoryBreadcrumb } from './category-breadcrumb.ts';
import styles from './category-products.module.css';
import type { CategoryViewProps } from './category-view-props.ts';
import { messages } from './messages.ts';
import { SortLinks } from './sort-links.tsx';

/** The items of a category in the chosen order, or the way on when there is nothing to show. */
export function CategoryProducts({
  category,
  steps,
  products,
  sort,
  now,
}: Omit<CategoryViewProps, 'children'>) {
  const pageCount = pageCountOf(products);
  if (pageCount === 0) {
    return <NothingHere category={category} steps={steps} />;
  }
  if (products.items.length === 0) {
    return (
      <BeyondEnd pageCount={pageCount} lastPageHref={categoryAddress(category, { sort, page: pageCount })} />
    );
  }
  return (
    <>
      <SortLinks category={category} current={sort} />
      <ProductGrid label={messages.list(category.title)}>
        {products.items.map((product) => (
          <ProductTile key={product.id} product={product} now={now} level={2} />
        ))}
      </ProductGrid>
      <div className={styles.pager}>
        <Pager
          page={products.pageNumber}
          pageCount={pageCount}
          hrefOf={(page) => categoryAddress(category, { sort, page })}
          summary={rangeText(products, shared.itemNames[category.categoryType])}
        />
      </div>
    </>
  );
}

function NothingHere({ category, steps }: Pick<CategoryViewProps, 'category' | 'steps'>) {
  const parent = categoryBreadcrumb(steps).at(-2);
  return (
    <EmptyState
      art={<ItemDrawing spec={category.drawing} bare />}
      title={messages.emptyTitle}
      actions={
        <>
          {parent?.href !== undefined && (
            <LinkButton kind="ink" href={parent.href}>
              {messages.toParent(parent.label)}
            </LinkButton>
          )}
          <LinkButton href={links.home()}>{messages.toHome}</LinkButton>
        </>
      }
    >
      {messages.empty}
    </EmptyState>
  );
}
