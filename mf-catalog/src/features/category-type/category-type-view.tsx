import { links } from '@bazaar/contracts';
import type { CategoryType } from '@bazaar/contracts/product';
import { formatNumber } from '@bazaar/locale';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { LinkButton } from '@bazaar/ui/button';
import { Container, PageHead } from '@bazaar/ui/container';
import { EmptyState } from '@bazaar/ui/empty-state';
import { LinkTabs } from '@bazaar/ui/tabs';
import { type Group, GroupGrid } from '../../common/group/group-grid.tsx';
import { messages as shared } from '../../common/text/messages.ts';
import styles from './category-type-view.module.css';
import { messages } from './messages.ts';

const ALL_CHILDREN = 12;

interface CategoryTypeViewProps {
  categoryType: CategoryType;
  title: string;
  description: string;
  groups: readonly Group[];
}

/** All groups of one type, with their children. */
export function CategoryTypeView({ categoryType, title, description, groups }: CategoryTypeViewProps) {
  const itemsCount = groups.reduce((sum, group) => sum + group.itemsCount, 0);
  const counts = `${shared.groups(formatNumber(groups.length))}، ${shared.items(formatNumber(itemsCount))}`;
  return (
    <Container>
      <Breadcrumb items={[{ label: shared.home, href: links.home() }, { label: title }]} />
      <PageHead title={title} note={counts} />
      {description !== '' && <p className={styles.description}>{description}</p>}
      {/* Advertisements belong to no supplier's catalogue: they are shown only in their groups. */}
      {categoryType !== 'IndustrialAdvertisement' && (
        <Tabs {...{ categoryType, itemsCount }} groupCount={groups.length} />
      )}
      {itemsCount === 0 && <NothingYet />}
      {groups.length > 0 && (
        <GroupGrid label={title} groups={groups} childrenShown={ALL_CHILDREN} level={2} />
      )}
    </Container>
  );
}

interface TabsProps {
  categoryType: CategoryType;
  groupCount: number;
  itemsCount: number;
}

function Tabs({ categoryType, groupCount, itemsCount }: TabsProps) {
  return (
    <div className={styles.tabs}>
      <LinkTabs
        label={messages.sections}
        items={[
          {
            href: links.categoryType(categoryType),
            label: messages.groups,
            count: formatNumber(groupCount),
            current: true,
          },
          {
            href: links.productsOfType(categoryType),
            label: messages.items[categoryType],
            count: formatNumber(itemsCount),
          },
          { href: links.suppliersOfType(categoryType), label: messages.suppliers },
        ]}
      />
    </div>
  );
}

function NothingYet() {
  return (
    <div className={styles.empty}>
      <EmptyState
        title={messages.emptyTitle}
        actions={
          <>
            <LinkButton kind="ink" href={links.categoryType('Product')}>
              {messages.toProducts}
            </LinkButton>
            <LinkButton href={links.home()}>{messages.toHome}</LinkButton>
          </>
        }
      >
        {messages.empty}
      </EmptyState>
    </div>
  );
}
