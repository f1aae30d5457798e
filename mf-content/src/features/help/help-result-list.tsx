import { links } from '@bazaar/contracts';
import type { HelpResults } from '@bazaar/contracts/content';
import { formatNumber } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { Section } from '@bazaar/ui/container';
import { EmptyState } from '@bazaar/ui/empty-state';
import { Link } from '@bazaar/ui/link';
import styles from './help-search-view.module.css';
import { messages } from './messages.ts';

interface HelpResultListProps {
  term: string;
  results: HelpResults;
}

interface Result {
  key: number | string;
  href: string;
  title: string;
  text: string;
}

/** What a search found, by kind; kinds without any are left out. */
export function HelpResultList({ term, results }: HelpResultListProps) {
  const groups = groupsOf(results);
  const count = groups.reduce((sum, [, found]) => sum + found.length, 0);
  if (count === 0) {
    return (
      <EmptyState
        title={messages.nothing(term)}
        actions={
          <>
            <LinkButton href={links.feedback()}>{messages.ask}</LinkButton>
            <LinkButton kind="text" href={links.helpSearch()}>
              {messages.clear}
            </LinkButton>
          </>
        }
      >
        {messages.nothingHint}
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className={styles.count}>
        {messages.found(formatNumber(count))}
      </p>
      {groups
        .filter(([, found]) => found.length > 0)
        .map(([title, found]) => (
          <Section key={title} title={title}>
            <ul className={styles.results}>
              {found.map(({ key, href, title: name, text }) => (
                <li key={key} className={styles.result}>
                  <Link href={href} className={styles.name}>
                    <bdi>{name}</bdi>
                  </Link>
                  <p className={styles.excerpt}>
                    <bdi>{text}</bdi>
                  </p>
                </li>
              ))}
            </ul>
          </Section>
        ))}
    </>
  );
}

function groupsOf({ helpItems, questions, articles }: HelpResults): [string, Result[]][] {
  return [
    [
      messages.items,
      helpItems.map(({ uniqueId, title, excerpt }) => ({
        key: uniqueId,
        href: links.help(uniqueId),
        title,
        text: excerpt,
      })),
    ],
    [
      messages.questions,
      questions.map(({ id, question, excerpt }) => ({
        key: id,
        href: `${links.faq()}#q-${id}`,
        title: question,
        text: excerpt,
      })),
    ],
    [
      messages.articles,
      articles.map(({ id, slug, title, summary }) => ({
        key: id,
        href: links.content(id, slug),
        title,
        text: summary,
      })),
    ],
  ];
}
