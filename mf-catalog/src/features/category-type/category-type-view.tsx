import { links } from '@bazaar/contracts';
import { formatNumber } from '@bazaar/locale';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { LinkButton } from '@bazaar/ui/button';
import { Container, PageHead } from '@bazaar/ui/container';
import { EmptyState } from '@bazaar/ui/empty-state';
import { type Group, GroupGrid } from '../../group-grid.tsx';
import { messages as shared } from '../../messages.ts';
import styles from './category-type-view.module.css';
import { messages } from './messages.ts';

const ALL_CHILDREN = 12;

interface CategoryTypeViewProps {
  title: string;
  description: string;
  groups: readonly Group[];
}

/** All groups of one type, with what stands below each. */
export function CategoryTypeView({ title, description, groups }: CategoryTypeViewProps) {
  const itemsCount = groups.reduce((sum, group) => sum + group.itemsCount, 0);
  const counts = `${shared.groups(formatNumber(groups.length))}، ${shared.items(formatNumber(itemsCount))}`;
  return (
    <Container>
      <Breadcrumb items={[{ label: shared.home, href: links.home() }, { label: title }]} />
      <PageHead title={title} note={counts} />
      {description !== '' && <p className={styles.description}>{description}</p>}
      {itemsCount === 0 && <NothingYet />}
      {groups.length > 0 && (
        <GroupGrid label={title} groups={groups} childrenShown={ALL_CHILDREN} level={2} />
      )}
    </Container>
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
