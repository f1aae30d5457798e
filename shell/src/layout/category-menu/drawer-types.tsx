import type { CategoryMenuType } from '@bazaar/contracts/product';
import { useHost } from '@bazaar/host';
import { Icon } from '@bazaar/ui/icon';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { mdiChevronDown } from '@mdi/js';
import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'react-router';
import styles from './category-drawer.module.css';
import { messages } from './messages.ts';
import { typeIcons } from './type-icons.ts';

/**
 * Types, their groups, and the categories below a group; one entry per level is open at a time, and only that one
 * is rendered.
 */
export function DrawerTypes({ types }: { types: readonly CategoryMenuType[] }) {
  const { links } = useHost();
  const { pathname } = useLocation();
  const [open, toggle] = useOneOpen();
  return (
    <ul className={styles.types}>
      {types.map((type) => (
        <Foldable
          key={type.categoryType}
          level="type"
          isOpen={open === type.categoryType}
          onToggle={() => toggle(type.categoryType)}
          face={
            <>
              <Icon path={typeIcons[type.categoryType]} />
              <span className={styles.word}>{type.title}</span>
            </>
          }
        >
          {pathname !== links.categoryType(type.categoryType) && (
            <li>
              <Link href={links.categoryType(type.categoryType)} className={styles.all}>
                {messages.all(type.title)}
              </Link>
            </li>
          )}
          <DrawerGroups groups={type.groups} />
        </Foldable>
      ))}
    </ul>
  );
}

function DrawerGroups({ groups }: { groups: CategoryMenuType['groups'] }) {
  const { links } = useHost();
  const [open, toggle] = useOneOpen();
  return groups.map(({ id, slug, title, children }) => (
    <Foldable
      key={id}
      level="group"
      isOpen={open === String(id)}
      onToggle={() => toggle(String(id))}
      label={messages.childrenOf(title)}
      link={
        <Link href={links.category(id, slug)} className={styles.row}>
          {title}
        </Link>
      }
    >
      {children.map((child) => (
        <li key={child.id}>
          <Link href={links.category(child.id, child.slug)} className={styles.child}>
            <IsolatedRuns text={child.title} />
          </Link>
        </li>
      ))}
    </Foldable>
  ));
}

interface FoldableProps {
  level: 'type' | 'group';
  isOpen: boolean;
  onToggle: () => void;
  /** Content of the button; without it the button is a mark beside `link`, with `label` as its name. */
  face?: ReactNode;
  link?: ReactNode;
  label?: string;
  children: ReactNode;
}

function Foldable({ level, isOpen, onToggle, face, link, label, children }: FoldableProps) {
  const id = useId();
  return (
    <li className={styles.item} data-level={level}>
      <div className={styles.head}>
        {link}
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={label}
          onClick={onToggle}
        >
          {face}
          <Icon path={mdiChevronDown} className={styles.mark} />
        </button>
      </div>
      {isOpen && (
        <ul id={id} className={styles.below}>
          {children}
        </ul>
      )}
    </li>
  );
}

/** State of the one open entry among several; toggling it again closes it. */
function useOneOpen() {
  const [open, setOpen] = useState<string | null>(null);
  return [open, (name: string) => setOpen(open === name ? null : name)] as const;
}
