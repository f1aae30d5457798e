import { formatNumber } from '@bazaar/locale';
import { Card } from '@bazaar/ui/card';
import { Section } from '@bazaar/ui/container';
import { messages } from './messages.ts';
import styles from './result-groups.module.css';
import { ResultRow } from './result-row.tsx';
import { type SearchView, searchHref } from './search.address.ts';
import type { ScopeGroup } from './search-results.ts';

interface ResultGroupsProps {
  view: SearchView;
  groups: readonly ScopeGroup[];
}

/** The best results of each scope, with a link to all of them. */
export function ResultGroups({ view, groups }: ResultGroupsProps) {
  return (
    <div className={styles.groups}>
      {groups.map(({ scope, count, items }) => (
        <Section
          key={scope}
          title={messages.scopeNames[scope]}
          note={messages.count(formatNumber(count))}
          more={{
            href: searchHref(view, { scope }),
            text: messages.allOf(messages.scopeNames[scope]),
          }}
        >
          <Card>
            <ul className={styles.list} aria-label={messages.scopeNames[scope]}>
              {items.map((result) => (
                <li key={`${result.kind} ${result.id}`} className={styles.cell}>
                  <ResultRow result={result} level={3} />
                </li>
              ))}
            </ul>
          </Card>
        </Section>
      ))}
    </div>
  );
}
