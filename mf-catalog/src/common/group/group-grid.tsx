import { links } from '@bazaar/contracts';
import type { Category, CategoryRef } from '@bazaar/contracts/product';
import { ItemDrawing } from '@bazaar/drawing';
import { formatNumber } from '@bazaar/locale';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { messages } from '../text/messages.ts';
import styles from './group-grid.module.css';

/** A group with links to its children. */
export interface Group extends Category {
  children: readonly CategoryRef[];
}

interface GroupGridProps {
  label: string;
  groups: readonly Group[];
  /** Number of links to children in a tile; hidden on a phone. */
  childrenShown: number;
  /** Level of the tiles' headings. */
  level: 2 | 3;
}

/** Groups in one frame, separated by hairlines: drawing, title, count and the first children. */
export function GroupGrid({ label, groups, childrenShown, level }: GroupGridProps) {
  return (
    <div className={styles.frame}>
      <ul className={styles.grid} aria-label={label}>
        {groups.map((group) => (
          <li key={group.id} className={styles.tile}>
            <GroupTile group={group} childrenShown={childrenShown} level={level} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function GroupTile({
  group,
  childrenShown,
  level,
}: { group: Group } & Omit<GroupGridProps, 'label' | 'groups'>) {
  const Heading = `h${level}` as const;
  return (
    <>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link className={styles.link} stretched href={links.category(group.id, group.slug)}>
            <IsolatedRuns text={group.title} />
          </Link>
        </Heading>
        <p className={styles.count}>{messages.items(formatNumber(group.itemsCount))}</p>
        <ul className={styles.children}>
          {group.children.slice(0, childrenShown).map(({ id, slug, title }) => (
            <li key={id}>
              <Link className={styles.child} href={links.category(id, slug)}>
                <IsolatedRuns text={title} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.art}>
        <ItemDrawing spec={group.drawing} bare />
      </div>
    </>
  );
}
