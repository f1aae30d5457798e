import type { CategoryMenuType } from '@bazaar/contracts/product';
import { ItemDrawing } from '@bazaar/drawing';
import { useHost } from '@bazaar/host';
import { Icon } from '@bazaar/ui/icon';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { mdiArrowLeft } from '@mdi/js';
import { memo, useState } from 'react';
import { useLocation } from 'react-router';
import styles from './category-menu.module.css';
import { messages } from './messages.ts';

type Group = CategoryMenuType['groups'][number];

/** The groups of one type with the categories below them, and the drawing of the hovered group. */
export const Groups = memo(function Groups({ type }: { type: CategoryMenuType }) {
  const { links } = useHost();
  const { pathname } = useLocation();
  const [pointed, setPointed] = useState(0);
  const all = links.categoryType(type.categoryType);
  const group = type.groups[pointed];
  return (
    <>
      <div className={styles.groups}>
        {pathname !== all && (
          <Link href={all} className={styles.all}>
            {messages.all(type.title)}
            <Icon path={mdiArrowLeft} size="sm" />
          </Link>
        )}
        <GroupList groups={type.groups} onPoint={setPointed} />
      </div>
      {group && <Plate group={group} />}
    </>
  );
});

interface GroupListProps {
  groups: readonly Group[];
  onPoint: (index: number) => void;
}

/** Some seventy links: rendered once per type, whatever the pointer does. */
const GroupList = memo(function GroupList({ groups, onPoint }: GroupListProps) {
  const { links } = useHost();
  return (
    <ul className={styles.groupList}>
      {groups.map(({ id, slug, title, children }, index) => (
        <li
          key={id}
          className={styles.group}
          onPointerEnter={() => onPoint(index)}
          onFocus={() => onPoint(index)}
        >
          <Link href={links.category(id, slug)} className={styles.groupTitle} data-head>
            {title}
          </Link>
          <ul>
            {children.map((child) => (
              <li key={child.id}>
                <Link href={links.category(child.id, child.slug)} className={styles.child}>
                  <IsolatedRuns text={child.title} />
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
});

function Plate({ group }: { group: Group }) {
  return (
    <div className={styles.plate}>
      <span className={styles.art}>
        <ItemDrawing spec={group.drawing} />
      </span>
      <p className={styles.plateTitle}>{group.title}</p>
      <p className={styles.plateCount}>{messages.count(group.itemsCount)}</p>
    </div>
  );
}
