import { Card, CardHead } from '@bazaar/ui/card';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import { mdiBullhornOutline, mdiOpenInNew, mdiShieldAccountOutline, mdiStorefrontOutline } from '@mdi/js';
import { useId } from 'react';
import styles from './card-rows.module.css';
import { messages } from './messages.ts';

const PANELS = [
  { name: 'supplierPanel', icon: mdiStorefrontOutline },
  { name: 'advertisementPanel', icon: mdiBullhornOutline },
  { name: 'adminPanel', icon: mdiShieldAccountOutline },
] as const;

/** Links to the panels outside this site, as far as the configuration names them. */
export function Panels({ addresses }: { addresses: Readonly<Record<string, string>> }) {
  const titleId = useId();
  const panels = PANELS.flatMap((panel) => {
    const href = addresses[panel.name];
    return href === undefined ? [] : [{ ...panel, href }];
  });
  if (panels.length === 0) {
    return null;
  }
  return (
    <Card as="section" labelledBy={titleId}>
      <CardHead id={titleId} title={messages.panels.title} />
      <ul>
        {panels.map(({ name, icon, href }) => (
          <li key={name} className={styles.row}>
            <span className={styles.icon}>
              <Icon path={icon} />
            </span>
            <span className={styles.words}>
              <Link className={styles.title} stretched href={href} target="_blank">
                {messages.panels[name].title} <VisuallyHidden>{messages.panels.newTab}</VisuallyHidden>
              </Link>
              <span className={styles.note}>{messages.panels[name].note}</span>
            </span>
            <span className={styles.icon}>
              <Icon path={mdiOpenInNew} size="sm" />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
