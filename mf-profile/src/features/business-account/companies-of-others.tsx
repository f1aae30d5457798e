import type { CustomerSummary } from '@bazaar/contracts/merchant';
import { Monogram } from '@bazaar/ui/avatar';
import { Card, CardHead } from '@bazaar/ui/card';
import { useId } from 'react';
import styles from './card-rows.module.css';
import { messages, roleNames } from './messages.ts';

/** The companies of others that the user acts for, with the user's role; nothing without one. */
export function CompaniesOfOthers({ companies }: { companies: readonly CustomerSummary[] }) {
  const titleId = useId();
  if (companies.length === 0) {
    return null;
  }
  return (
    <Card as="section" labelledBy={titleId}>
      <CardHead id={titleId} title={messages.companies.title} />
      <ul>
        {companies.map(({ id, name, role }) => (
          <li key={id} className={styles.row}>
            <Monogram name={name} size="sm" />
            <span className={styles.words}>
              <bdi className={styles.title}>{name}</bdi>
              <span className={styles.note}>{messages.companies.role(roleNames[role])}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
