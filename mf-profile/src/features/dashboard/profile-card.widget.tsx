import { profileLinks } from '@bazaar/contracts';
import { useHost } from '@bazaar/host';
import { formatPercent } from '@bazaar/locale';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { Link } from '@bazaar/ui/link';
import { useQuery } from '@tanstack/react-query';
import { dashboardQueries } from './dashboard.queries.ts';
import { messages } from './messages.ts';
import styles from './profile-card.module.css';

const words = messages.profile;
const HUNDRED = 100;

/** How complete the profile is, and what comes next; nothing once it is complete, or while that is not known. */
export function ProfileCard() {
  const { data } = useQuery(dashboardQueries(useHost().api).profile());
  if (data === undefined || data.completeness === HUNDRED) {
    return null;
  }
  const { completeness, nextStep } = data;
  return (
    <Card as="section" labelledBy="dashboard-profile">
      <CardHead
        id="dashboard-profile"
        title={words.title}
        actions={<b>{formatPercent(completeness / HUNDRED)}</b>}
      />
      <CardBody>
        <div className={styles.body}>
          <progress
            className={styles.bar}
            max={HUNDRED}
            value={completeness}
            aria-labelledby="dashboard-profile"
          />
          <p className={styles.next}>
            <span>{nextStep === null ? words.rest : words.next(nextStep.title)}</span>
            <Link href={profileLinks.personalInfo()}>{words.complete}</Link>
          </p>
        </div>
      </CardBody>
    </Card>
  );
}
