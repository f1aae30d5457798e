import { formatNumber } from '@bazaar/locale';
import { categoryAnchor, type FaqGroup } from './faq.rules.ts';
import styles from './faq-categories.module.css';
import { messages } from './messages.ts';

/** Links to the categories of this page, with the number of questions shown in each. */
export function FaqCategories({ groups }: { groups: readonly FaqGroup[] }) {
  return (
    <nav className={styles.categories} aria-label={messages.categories}>
      <ul className={styles.list}>
        {groups.map(({ category, questions }) => (
          <li key={category.id}>
            <a className={styles.link} href={`#${categoryAnchor(category.id)}`}>
              <bdi>{category.title}</bdi>{' '}
              <span className={styles.count}>{formatNumber(questions.length)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
