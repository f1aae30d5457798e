import { links } from '@bazaar/contracts';
import type { ContentTypeId, ContentTypeNode } from '@bazaar/contracts/content';
import { formatNumber } from '@bazaar/locale';
import { Link } from '@bazaar/ui/link';
import { useId } from 'react';
import { messages as common } from '../../common/text/messages.ts';
import styles from './content-types.module.css';
import { messages } from './messages.ts';

interface ContentTypesProps {
  types: readonly ContentTypeNode[];
  /** Null for the list of all types. */
  currentId: ContentTypeId | null | undefined;
}

/** The tree of types with the number of articles in each; a type without any is left out. */
export function ContentTypes({ types, currentId }: ContentTypesProps) {
  const titleId = useId();
  const total = types.reduce((sum, { pagesCount }) => sum + pagesCount, 0);
  return (
    <nav className={styles.types} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {messages.types}
      </h2>
      <ul className={styles.list}>
        <li>
          <TypeLink
            href={links.contents()}
            title={common.allContents}
            count={total}
            isCurrent={currentId === null}
          />
        </li>
        {types.filter(hasPages).map(({ children, ...type }) => (
          <li key={type.id}>
            <TypeEntry type={type} currentId={currentId} />
            {children.some(hasPages) && (
              <ul className={styles.children}>
                {children.filter(hasPages).map((child) => (
                  <li key={child.id}>
                    <TypeEntry type={child} currentId={currentId} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

type TypeRef = Omit<ContentTypeNode, 'children'>;

const hasPages = ({ pagesCount }: TypeRef) => pagesCount > 0;

function TypeEntry({ type, currentId }: { type: TypeRef; currentId: ContentTypesProps['currentId'] }) {
  const { id, title, pagesCount } = type;
  return (
    <TypeLink href={links.contentType(id)} title={title} count={pagesCount} isCurrent={id === currentId} />
  );
}

interface TypeLinkProps {
  href: string;
  title: string;
  count: number;
  isCurrent: boolean;
}

function TypeLink({ href, title, count, isCurrent }: TypeLinkProps) {
  return (
    <Link className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
      <bdi>{title}</bdi> <span className={styles.count}>{formatNumber(count)}</span>
    </Link>
  );
}
