import { links } from '@bazaar/contracts';
import type { BreadcrumbStep, Category } from '@bazaar/contracts/product';
import { formatNumber } from '@bazaar/locale';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { LinkButton } from '@bazaar/ui/button';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { Container, PageHead } from '@bazaar/ui/container';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { LinkTabs } from '@bazaar/ui/tabs';
import { mdiClipboardEditOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { messages as shared } from '../../common/text/messages.ts';
import { categoryBreadcrumb } from './category-breadcrumb.ts';
import styles from './category-view.module.css';
import { messages } from './messages.ts';

interface CategoryViewProps {
  category: Category;
  children: readonly Category[];
  steps: readonly BreadcrumbStep[];
  /** Items that the filter leaves; undefined without a filter. */
  found?: string | undefined;
  /** The list of its items. */
  list: ReactNode;
  /** Shown below the list. */
  suppliers: ReactNode;
}

/** The whole page of one category. */
export function CategoryView(props: CategoryViewProps) {
  const { category, children, steps, found, list, suppliers } = props;
  const { title, categoryType } = category;
  return (
    <Container>
      <Breadcrumb items={categoryBreadcrumb(steps)} />
      <PageHead
        title={<IsolatedRuns text={title} />}
        note={<Counts category={category} found={found} />}
        actions={
          <LinkButton icon={mdiClipboardEditOutline} href={links.needFinder(title)}>
            {messages.writeNeed}
          </LinkButton>
        }
      />
      {children.length > 0 && <ChildChips category={category} categories={children} />}
      {/* Advertisements belong to no supplier's catalogue: there is one section only. */}
      {categoryType !== 'IndustrialAdvertisement' && <Tabs category={category} found={found} />}
      <div className={styles.list}>{list}</div>
      {suppliers}
    </Container>
  );
}

function Counts({
  category: { itemsCount, supplierCount, categoryType },
  found,
}: Pick<CategoryViewProps, 'category' | 'found'>) {
  if (found !== undefined) {
    return messages.foundOf(found, formatNumber(itemsCount), shared.itemNames[categoryType]);
  }
  return (
    <>
      <b className={styles.figure}>
        {formatNumber(itemsCount)} {shared.itemNames[categoryType]}
      </b>
      {supplierCount > 0 && ` ${messages.from} ${messages.suppliers(formatNumber(supplierCount))}`}
    </>
  );
}

function Tabs({ category, found }: Pick<CategoryViewProps, 'category' | 'found'>) {
  const { id, slug, itemsCount, supplierCount, categoryType } = category;
  return (
    <LinkTabs
      label={messages.sections}
      items={[
        {
          href: links.category(id, slug),
          label: messages.itemsTab[categoryType],
          count: found ?? formatNumber(itemsCount),
          current: true,
        },
        {
          href: links.suppliersOfCategory(id, slug),
          label: messages.suppliersTab,
          count: formatNumber(supplierCount),
        },
        { href: links.categoryContents(categoryType, id, slug), label: messages.contentsTab },
      ]}
    />
  );
}

function ChildChips({ category, categories }: { category: Category; categories: readonly Category[] }) {
  return (
    <nav className={styles.chips} aria-label={messages.children}>
      <ChipRow label={messages.children}>
        {[
          <Chip key={category.id} kind="current" count={formatNumber(category.itemsCount)}>
            {messages.all}
          </Chip>,
          ...categories.map((child) => (
            <Chip
              key={child.id}
              href={links.category(child.id, child.slug)}
              count={formatNumber(child.itemsCount)}
            >
              {child.title}
            </Chip>
          )),
        ]}
      </ChipRow>
    </nav>
  );
}
